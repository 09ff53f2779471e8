export { AnchorsContext, AppLink, isPlainClick, useFollowLinks } from "./AppLink";
export { useAnnounce, useAnnouncement } from "./announcement";
export {
  type AppBodyProps,
  type AppManifest,
  addressOf,
  appInFront,
  HOME_ADDRESS,
  isOnHomeScreen,
  openOnArrival,
} from "./manifest";
export { windowEntries } from "./menu/windowEntries";
export {
  initialWindowsState,
  openSplit,
  readArrangements,
  type WindowsState,
} from "./model/state";
export { isOnPhone } from "./screen";
export { type Scroller, scrollMemory } from "./scrollMemory";
export { useIsFrontFullscreen, useStack, windowsAtom } from "./store";
export { WindowLayer } from "./WindowLayer";
export {
  useWindowActions,
  useWindowManager,
  WindowManager,
  WindowManagerContext,
} from "./WindowManager";
