export { AppLink, isPlainClick, useFollowLinks } from "./AppLink";
export {
  type AppBodyProps,
  type AppManifest,
  addressOf,
  appInFront,
  HOME_ADDRESS,
  openOnArrival,
} from "./manifest";
export { windowEntries } from "./menu/windowEntries";
export {
  initialWindowsState,
  isFullscreen,
  isOpen,
  readArrangements,
  type WindowsState,
} from "./model/state";
export { isOnPhone } from "./screen";
export { useFocusedWindow, useWindowsState, windowsAtom } from "./state";
export { WindowLayer } from "./WindowLayer";
export { useWindowActions, useWindowManager, WindowManager } from "./WindowManager";
