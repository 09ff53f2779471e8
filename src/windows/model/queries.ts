import { layers } from "../../theme/layers";
import type { WindowId, WindowsState } from "./windowsState";

export const isOpen = (state: WindowsState, id: WindowId): boolean => state.stack.includes(id);

export const focusedWindow = (state: WindowsState): WindowId | undefined => state.stack.at(-1);

/** The painting layer: 1002 for the focused window, 1000 for every other one. */
export const layerOf = (state: WindowsState, id: WindowId): number =>
  focusedWindow(state) === id ? layers.windowFocused : layers.window;

/** The painting order among windows of one layer: the CSS `order`, most recent highest. */
export const orderOf = (state: WindowsState, id: WindowId): number => state.stack.indexOf(id);

export const isFullscreen = (state: WindowsState, id: WindowId): boolean =>
  state.fullscreen.includes(id);

/** Whether a fullscreen window lies over this one, so that nothing in it may be reached. */
export const isCovered = (state: WindowsState, id: WindowId): boolean =>
  state.stack.slice(orderOf(state, id) + 1).some((other) => isFullscreen(state, other));

/** The open window after (or before) the focused one in `tabOrder`, going round. */
export const neighbourOfFocused = (
  state: WindowsState,
  tabOrder: readonly WindowId[],
  step: 1 | -1,
): WindowId | undefined => {
  const open = tabOrder.filter((id) => isOpen(state, id));
  const focused = focusedWindow(state);
  const current = focused === undefined ? -1 : open.indexOf(focused);
  return open[(current + step + open.length) % open.length];
};
