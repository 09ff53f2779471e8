export { AnchorsContext, AppLink, isPlainClick, useFollowLinks } from "./AppLink";
export {
  type AppBodyProps,
  type AppManifest,
  addressOf,
  appInFront,
  HOME_ADDRESS,
  isOnHomeScreen,
  openOnArrival,
  staysInDock,
} from "./manifest";
export { windowEntries } from "./menu/windowEntries";
export {
  initialWindowsState,
  openBeside,
  readArrangements,
  type WindowsState,
} from "./model/state";
export { isOnPhone } from "./screen";
export { useIsFrontFullscreen, useStack, windowsAtom } from "./store";
export { WindowLayer } from "./WindowLayer";
export {
  useWindowActions,
  useWindowManager,
  WindowManager,
  WindowManagerContext,
} from "./WindowManager";
