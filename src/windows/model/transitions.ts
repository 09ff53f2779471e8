import { type Box, type Point, type Size, samePoint, sameSize } from "../../lib/geometry";
import type { WindowStanding } from "./queries";
import type { SnapTarget } from "./snapTarget";
import type { TileName } from "./tiles";
import { initialWindowsState, type WindowId, type WindowsState } from "./windowsState";

// Every transition returns the state it was given when there is nothing to do, so that subscribers
// can tell by identity that nothing changed.

const without = (ids: readonly WindowId[], id: WindowId): readonly WindowId[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : ids;

const withoutKey = <Value>(
  record: Readonly<Record<WindowId, Value>>,
  id: WindowId,
): Readonly<Record<WindowId, Value>> => {
  if (record[id] === undefined) return record;
  const { [id]: _, ...others } = record;
  return others;
};

/** Whether a window can be moved, resized and put to an edge: not while it fills the screen. */
const isLoose = (state: WindowsState, id: WindowId): boolean =>
  state.stack.includes(id) && !state.fullscreen.includes(id);

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

/** Lets a window that shows one address show another, wherever it stands. */
export const showInstead = (
  state: WindowsState,
  id: WindowId,
  shown: string,
  address: string,
): WindowsState =>
  state.addresses[id] === shown
    ? { ...state, addresses: { ...state.addresses, [id]: address } }
    : state;

/** Opens a window behind all others: it announces itself without taking the focus. */
export const openWindowBehind = (state: WindowsState, id: WindowId): WindowsState =>
  state.stack.includes(id) ? state : { ...state, stack: [id, ...state.stack] };

/** Closes a window; the next one in the stack is focused then. Its place and size are kept for the next time. */
export const closeWindow = (state: WindowsState, id: WindowId): WindowsState =>
  state.stack.includes(id)
    ? { ...state, stack: without(state.stack, id), fullscreen: without(state.fullscreen, id) }
    : state;

/**
 * Puts an open window that is not fullscreen somewhere else, with its own size. The caller keeps to
 * the limits.
 */
export const moveWindow = (state: WindowsState, id: WindowId, place: Point): WindowsState => {
  if (!isLoose(state, id)) return state;
  const current = state.places[id];
  const isThere = current !== undefined && samePoint(current, place);
  const tiles = withoutKey(state.tiles, id);
  if (isThere && tiles === state.tiles) return state;
  return { ...state, tiles, places: isThere ? state.places : { ...state.places, [id]: place } };
};

/** Gives an open window that is not fullscreen another size and place. The caller keeps to the limits. */
export const resizeWindow = (
  state: WindowsState,
  id: WindowId,
  { x, y, width, height }: Box,
): WindowsState => {
  if (!isLoose(state, id)) return state;
  const moved = moveWindow(state, id, { x, y });
  const size: Size = { width, height };
  const current = state.sizes[id];
  return current !== undefined && sameSize(current, size)
    ? moved
    : { ...moved, sizes: { ...moved.sizes, [id]: size } };
};

/** Gives a window the size back that it began with, at its own place. */
export const restoreSize = (state: WindowsState, id: WindowId): WindowsState => {
  const sizes = withoutKey(state.sizes, id);
  const tiles = withoutKey(state.tiles, id);
  const isAsItBegan = sizes === state.sizes && tiles === state.tiles;
  return !isLoose(state, id) || isAsItBegan ? state : { ...state, sizes, tiles };
};

const withKey = <Value>(
  record: Readonly<Record<WindowId, Value>>,
  id: WindowId,
  value: Value | null,
): Readonly<Record<WindowId, Value>> => {
  if (value === null) return withoutKey(record, id);
  return record[id] === value ? record : { ...record, [id]: value };
};

/** Puts a window where it stood before, as large as it was. */
export const rearrangeWindow = (
  state: WindowsState,
  id: WindowId,
  { place, size, tile }: Pick<WindowStanding, "place" | "size" | "tile">,
): WindowsState => {
  const next = {
    places: withKey(state.places, id, place),
    sizes: withKey(state.sizes, id, size),
    tiles: withKey(state.tiles, id, tile),
  };
  const isThere =
    next.places === state.places && next.sizes === state.sizes && next.tiles === state.tiles;
  return isThere ? state : { ...state, ...next };
};

/** Lets an open window that is not fullscreen fill a half or a quarter of the desktop. */
export const tileWindow = (state: WindowsState, id: WindowId, tile: TileName): WindowsState =>
  isLoose(state, id) && state.tiles[id] !== tile
    ? { ...state, tiles: { ...state.tiles, [id]: tile } }
    : state;

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

/** Lets a dragged window go at a place: it leaves fullscreen and its tile for that. */
export const dropWindow = (state: WindowsState, id: WindowId, place: Point): WindowsState =>
  moveWindow(exitFullscreen(state, id), id, place);

/** Lets a dragged window go where it fills something. */
export const snapWindow = (state: WindowsState, id: WindowId, target: SnapTarget): WindowsState =>
  target === "whole"
    ? enterFullscreen(state, id)
    : tileWindow(exitFullscreen(state, id), id, target);

export const toggleFullscreen = (state: WindowsState, id: WindowId): WindowsState =>
  state.fullscreen.includes(id) ? exitFullscreen(state, id) : enterFullscreen(state, id);

/**
 * Back to where everything started: closed windows of the arrival open again, all of them at their start places, in their
 * first size and at these addresses, in front of those that were opened since.
 */
export const resetWindows = (
  state: WindowsState,
  openOnArrival: readonly WindowId[],
  startAddresses: WindowsState["addresses"],
): WindowsState => {
  const opened = state.stack.filter((id) => !openOnArrival.includes(id));
  const stack = [...opened, ...openOnArrival];
  const isReset =
    [state.places, state.sizes, state.tiles].every((kept) => Object.keys(kept).length === 0) &&
    state.fullscreen.length === 0 &&
    stack.every((id, index) => state.stack[index] === id) &&
    Object.entries(startAddresses).every(([id, address]) => state.addresses[id] === address);
  if (isReset) return state;
  const addresses = { ...state.addresses, ...startAddresses };
  return { ...initialWindowsState(openOnArrival, addresses), stack };
};
