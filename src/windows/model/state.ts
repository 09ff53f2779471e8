import { type Box, type Point, type Size, samePoint, sameSize } from "../../lib/geometry";
import { layers } from "../../theme/layers";
import type { SnapTarget, TileName } from "./snap";

export type WindowId = string;

/** Place and size of a window. They are kept while it is closed. */
export interface Arrangement {
  /** CSS pixels from the viewport's upper corner at the inline start. Null: where the manifest says. */
  readonly place: Point | null;
  /** CSS pixels. Null: as large as the manifest says. */
  readonly size: Size | null;
  /** The half or quarter that it is snapped to; place and size are kept for afterwards. */
  readonly tile: TileName | null;
  readonly isFullscreen: boolean;
}

export interface WindowsState {
  /** The open windows, the focused one last. Focus, layer and order are derived from it. */
  readonly stack: readonly WindowId[];
  /** Windows that were never moved, resized, snapped or fullscreen are missing here. */
  readonly arrangements: Readonly<Record<WindowId, Arrangement>>;
}

export const initialWindowsState = (stack: readonly WindowId[]): WindowsState => ({
  stack,
  arrangements: {},
});

const AS_ON_ARRIVAL: Arrangement = { place: null, size: null, tile: null, isFullscreen: false };

export const arrangementOf = (state: WindowsState, id: WindowId): Arrangement =>
  state.arrangements[id] ?? AS_ON_ARRIVAL;

/** The half, quarter or whole of the desktop that a window fills; null for one of its own size. */
export const snappedTo = ({ isFullscreen, tile }: Arrangement): SnapTarget | null =>
  isFullscreen ? "whole" : tile;

export const isOpen = (state: WindowsState, id: WindowId): boolean => state.stack.includes(id);

export const isFullscreen = (state: WindowsState, id: WindowId): boolean =>
  arrangementOf(state, id).isFullscreen;

export const focusedWindow = (state: WindowsState): WindowId | undefined => state.stack.at(-1);

/** All that one window's rendering depends on. */
export interface SelectedWindow {
  readonly isOpen: boolean;
  readonly isFocused: boolean;
  /** Whether a fullscreen window is in front of it, so that it must be inert. */
  readonly isCovered: boolean;
  readonly layer: number;
  /** The `z-index` of its wrapper, from 1 on. */
  readonly order: number;
  readonly arrangement: Arrangement;
}

export const selectWindow = (state: WindowsState, id: WindowId): SelectedWindow => {
  const order = state.stack.indexOf(id) + 1;
  const isFocused = focusedWindow(state) === id;
  return {
    isOpen: order > 0,
    isFocused,
    isCovered: state.stack.slice(order).some((other) => isFullscreen(state, other)),
    layer: isFocused ? layers.windowFocused : layers.window,
    order,
    arrangement: arrangementOf(state, id),
  };
};

/** The open window after (or before) the focused one in `order`, from each end to the other. */
export const neighbourOfFocused = (
  state: WindowsState,
  order: readonly WindowId[],
  step: 1 | -1,
): WindowId | undefined => {
  const open = order.filter((id) => isOpen(state, id));
  const focused = focusedWindow(state);
  return focused === undefined ? undefined : open.at((open.indexOf(focused) + step) % open.length);
};

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
