export { BackgroundApps } from "./BackgroundApps";
export type { AppManifest } from "./manifest";
export { initialWindowsState } from "./model/windowsState";
export { windowsAtom } from "./state";
export { useWindowActions } from "./useWindowActions";
export { WindowLayer } from "./WindowLayer";
export { useWindowManager, WindowManager } from "./WindowManager";
