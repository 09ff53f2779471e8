import { type Point, samePoint } from "../../lib/geometry";
import type { WindowId, WindowsState } from "./windowsState";

// Every transition returns the state it was given when there is nothing to do, so that subscribers
// can tell by identity that nothing changed.

const without = (ids: readonly WindowId[], id: WindowId): readonly WindowId[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : ids;

/** Brings an open window to the front. */
export const focusWindow = (state: WindowsState, id: WindowId): WindowsState =>
  state.stack.includes(id) && state.stack.at(-1) !== id
    ? { ...state, stack: [...without(state.stack, id), id] }
    : state;

/** Opens a window in front; one that is open already comes to the front. */
export const openWindow = (state: WindowsState, id: WindowId): WindowsState =>
  state.stack.includes(id) ? focusWindow(state, id) : { ...state, stack: [...state.stack, id] };

/** Lets a window show what an address names, in front; it opens if it has to. */
export const showInWindow = (state: WindowsState, id: WindowId, address: string): WindowsState => {
  const opened = openWindow(state, id);
  return opened.addresses[id] === address
    ? opened
    : { ...opened, addresses: { ...opened.addresses, [id]: address } };
};

/** Opens a window behind all others: it announces itself without taking the focus. */
export const openWindowBehind = (state: WindowsState, id: WindowId): WindowsState =>
  state.stack.includes(id) ? state : { ...state, stack: [id, ...state.stack] };

/** Closes a window; the next one in the stack is focused then. Its place is kept for the next time. */
export const closeWindow = (state: WindowsState, id: WindowId): WindowsState =>
  state.stack.includes(id)
    ? { ...state, stack: without(state.stack, id), fullscreen: without(state.fullscreen, id) }
    : state;

/** Puts an open window that is not fullscreen somewhere else. The caller keeps to the limits. */
export const moveWindow = (state: WindowsState, id: WindowId, place: Point): WindowsState => {
  const current = state.places[id];
  const canMove = state.stack.includes(id) && !state.fullscreen.includes(id);
  if (!canMove || (current !== undefined && samePoint(current, place))) return state;
  return { ...state, places: { ...state.places, [id]: place } };
};

/** Lets an open window fill the space under the top bar, in front. */
export const enterFullscreen = (state: WindowsState, id: WindowId): WindowsState =>
  state.stack.includes(id) && !state.fullscreen.includes(id)
    ? { ...focusWindow(state, id), fullscreen: [...state.fullscreen, id] }
    : state;

/** Gives a fullscreen window its place and size back. */
export const exitFullscreen = (state: WindowsState, id: WindowId): WindowsState => {
  const fullscreen = without(state.fullscreen, id);
  return fullscreen === state.fullscreen ? state : { ...state, fullscreen };
};

export const toggleFullscreen = (state: WindowsState, id: WindowId): WindowsState =>
  state.fullscreen.includes(id) ? exitFullscreen(state, id) : enterFullscreen(state, id);

/**
 * Back to where everything started: closed windows of the arrival open again, all of them at their
 * start places, in front of those that were opened since.
 */
export const resetWindows = (
  state: WindowsState,
  openOnArrival: readonly WindowId[],
): WindowsState => {
  const opened = state.stack.filter((id) => !openOnArrival.includes(id));
  const stack = [...opened, ...openOnArrival];
  const isReset =
    Object.keys(state.places).length === 0 &&
    state.fullscreen.length === 0 &&
    stack.every((id, index) => state.stack[index] === id);
  return isReset ? state : { ...state, stack, places: {}, fullscreen: [] };
};
