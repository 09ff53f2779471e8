export { BackgroundApps } from "./BackgroundApps";
export { type EntryMark, markOnArrival } from "./browserHistory";
export type { KeptJourney } from "./journeyKeeper";
export type { AppBodyProps, AppManifest } from "./manifest";
export type { Entry, Shown } from "./model/journey";
export { startJourney } from "./model/journey";
export {
  addressInFront,
  focusedWindow,
  HOME_ADDRESS,
  isFullscreen,
  isOpen,
  windowWithAddressInFront,
} from "./model/queries";
export { isTileName, type TileName } from "./model/tiles";
export { showAgain } from "./model/travelTo";
export { initialWindowsState, type WindowsState } from "./model/windowsState";
export { openOnArrival } from "./openOnArrival";
export { isPlainPress, PlaceLink } from "./PlaceLink";
export { startAddresses } from "./startAddresses";
export { useWindowsState, windowsAtom } from "./state";
export { TAKES_FOCUS_ATTRIBUTE } from "./useFocusOnRequest";
export { useFollowPlaces } from "./useFollowPlaces";
export { useWindowActions } from "./useWindowActions";
export { loadWindowEntries, useWindowEntries } from "./useWindowEntries";
export { WindowLayer } from "./WindowLayer";
export { useWindowManager, WindowManager } from "./WindowManager";
