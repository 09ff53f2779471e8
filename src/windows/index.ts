export { BackgroundApps } from "./BackgroundApps";
export { statesOnArrival } from "./history/siteAddress";
export type { AppBodyProps, AppManifest } from "./manifest";
export {
  addressInFront,
  focusedWindow,
  HOME_ADDRESS,
  isFullscreen,
  isOpen,
  windowWithAddressInFront,
} from "./model/queries";
export { isTileName } from "./model/tiles";
export { initialWindowsState, type WindowsState } from "./model/windowsState";
export { openOnArrival } from "./openOnArrival";
export { isPlainPress, PlaceLink } from "./PlaceLink";
export { useWindowsState, windowsAtom } from "./state";
export { TAKES_FOCUS_ATTRIBUTE } from "./useFocusOnRequest";
export { useFollowPlaces } from "./useFollowPlaces";
export { useWindowActions } from "./useWindowActions";
export { loadWindowEntries, useWindowEntries } from "./useWindowEntries";
export { WindowLayer } from "./WindowLayer";
export { useWindowManager, WindowManager } from "./WindowManager";
