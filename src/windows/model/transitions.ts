import { type Box, type Point, samePoint, sameSize } from "../../lib/geometry";
import type { SnapTarget } from "./snap";
import {
  type Arrangement,
  arrangementOf,
  focusedWindow,
  initialWindowsState,
  isOpen,
  type WindowId,
  type WindowsState,
} from "./state";

// A transition that has nothing to do returns the state that it was given, so that nothing renders.

const same = (one: Arrangement, other: Arrangement): boolean =>
  one.tile === other.tile &&
  one.isFullscreen === other.isFullscreen &&
  (one.place && other.place ? samePoint(one.place, other.place) : one.place === other.place) &&
  (one.size && other.size ? sameSize(one.size, other.size) : one.size === other.size);

const arrange = (state: WindowsState, id: WindowId, change: Partial<Arrangement>): WindowsState => {
  const before = arrangementOf(state, id);
  const after = { ...before, ...change };
  return same(before, after)
    ? state
    : { ...state, arrangements: { ...state.arrangements, [id]: after } };
};

const arrangeOpen = (state: WindowsState, id: WindowId, change: Partial<Arrangement>) =>
  isOpen(state, id) ? arrange(state, id, change) : state;

const without = (ids: readonly WindowId[], id: WindowId) => ids.filter((other) => other !== id);

/** Brings an open window to the front. */
export const focusWindow = (state: WindowsState, id: WindowId): WindowsState =>
  isOpen(state, id) && focusedWindow(state) !== id
    ? { ...state, stack: [...without(state.stack, id), id] }
    : state;

/** Opens a window in front; one that is open comes to the front. */
export const openWindow = (state: WindowsState, id: WindowId): WindowsState =>
  isOpen(state, id) ? focusWindow(state, id) : { ...state, stack: [...state.stack, id] };

/** Opens a window behind all others, without the focus. */
export const openWindowBehind = (state: WindowsState, id: WindowId): WindowsState =>
  isOpen(state, id) ? state : { ...state, stack: [id, ...state.stack] };

/** Closes a window; the next one in the stack gets the focus. */
export const closeWindow = (state: WindowsState, id: WindowId): WindowsState =>
  isOpen(state, id)
    ? { ...arrange(state, id, { isFullscreen: false }), stack: without(state.stack, id) }
    : state;

/** Moves an open window out of fullscreen and of its tile. The caller keeps to the limits. */
export const moveWindow = (state: WindowsState, id: WindowId, place: Point): WindowsState =>
  arrangeOpen(state, id, { place, tile: null, isFullscreen: false });

/** Gives an open window another size and place. The caller keeps to the limits. */
export const resizeWindow = (
  state: WindowsState,
  id: WindowId,
  { x, y, width, height }: Box,
): WindowsState =>
  arrangeOpen(state, id, {
    place: { x, y },
    size: { width, height },
    tile: null,
    isFullscreen: false,
  });

/** Gives a window its first size again, at its own place. */
export const restoreSize = (state: WindowsState, id: WindowId): WindowsState =>
  arrangeOpen(state, id, { size: null, tile: null });

/** Fills the space under the top bar with an open window, in front. */
export const enterFullscreen = (state: WindowsState, id: WindowId): WindowsState =>
  focusWindow(arrangeOpen(state, id, { isFullscreen: true }), id);

export const exitFullscreen = (state: WindowsState, id: WindowId): WindowsState =>
  arrangeOpen(state, id, { isFullscreen: false });

export const toggleFullscreen = (state: WindowsState, id: WindowId): WindowsState =>
  arrangementOf(state, id).isFullscreen ? exitFullscreen(state, id) : enterFullscreen(state, id);

/** Fills a half, a quarter or the whole of the desktop with an open window. */
export const snapWindow = (state: WindowsState, id: WindowId, target: SnapTarget): WindowsState =>
  target === "whole"
    ? enterFullscreen(state, id)
    : arrangeOpen(state, id, { tile: target, isFullscreen: false });

/** Puts everything back to the start; windows opened since stay open behind the others. */
export const resetWindows = (
  { stack }: WindowsState,
  openOnArrival: readonly WindowId[],
): WindowsState =>
  initialWindowsState([...stack.filter((id) => !openOnArrival.includes(id)), ...openOnArrival]);
