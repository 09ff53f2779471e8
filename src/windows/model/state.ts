import type { Box, Point, Size } from "../../lib/geometry";
import { numbersIn, recordOf } from "../../lib/unknownValue";
import { layers } from "../../theme/layers";
import { direction } from "../../words/locale";
import { type SnapTarget, TILES, type TileName } from "./snap";

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
  /** A panel is folded. */
  readonly isCollapsed?: boolean;
  /** The window that its opening has put on the first half, until it closes, and the tile of that before. */
  readonly splitWith?: { readonly id: WindowId; readonly tile: TileName | null } | undefined;
}

export interface WindowsState {
  /** The open windows, the focused one last. Focus, layer and order are derived from it. */
  readonly stack: readonly WindowId[];
  /** Windows that are as on arrival may be missing here. */
  readonly arrangements: Readonly<Record<WindowId, Arrangement>>;
}

export const initialWindowsState = (stack: readonly WindowId[]): WindowsState => ({
  stack,
  arrangements: {},
});

const AS_ON_ARRIVAL: Arrangement = { place: null, size: null, tile: null, isFullscreen: false };

export const arrangementOf = (state: WindowsState, id: WindowId): Arrangement =>
  state.arrangements[id] ?? AS_ON_ARRIVAL;

const TILE_NAMES = Object.keys(TILES) as TileName[];

const tileIn = (stored: unknown): TileName | null =>
  TILE_NAMES.find((name) => name === stored) ?? null;

/** Arrangements from a stored value: what has a wrong shape is as on arrival. */
export const readArrangements = (stored: unknown): WindowsState["arrangements"] =>
  Object.fromEntries(
    Object.entries(recordOf(stored)).map(([id, value]) => {
      const { place, size, tile, isFullscreen, isCollapsed, splitWith } = recordOf(value);
      const { x, y } = numbersIn(place);
      const { width, height } = numbersIn(size);
      const other = recordOf(splitWith);
      const arrangement: Arrangement = {
        place: x === undefined || y === undefined ? null : { x, y },
        size: width === undefined || height === undefined ? null : { width, height },
        tile: tileIn(tile),
        isFullscreen: isFullscreen === true,
        ...(isCollapsed === true && { isCollapsed }),
        ...(typeof other.id === "string" && {
          splitWith: { id: other.id, tile: tileIn(other.tile) },
        }),
      };
      return [id, arrangement];
    }),
  );

/** The half, quarter or whole of the desktop that a window fills; null for one of its own size. */
export const snappedTo = ({ isFullscreen, tile }: Arrangement): SnapTarget | null =>
  isFullscreen ? "whole" : tile;

export const isOpen = (state: WindowsState, id: WindowId): boolean => state.stack.includes(id);

export const isFullscreen = (state: WindowsState, id: WindowId): boolean =>
  arrangementOf(state, id).isFullscreen;

export const focusedWindow = (state: WindowsState): WindowId | undefined => state.stack.at(-1);

/** All that one window's rendering depends on. Windows in the tiles of `coveredBy` hide it where it is on arrival. */
export const selectWindow = (
  state: WindowsState,
  id: WindowId,
  coveredBy: readonly TileName[] = [],
) => {
  const order = state.stack.indexOf(id) + 1;
  const isFocused = focusedWindow(state) === id;
  const arrangement = arrangementOf(state, id);
  const inFront = state.stack.slice(order).map((other) => arrangementOf(state, other));
  return {
    isOpen: order > 0,
    isFocused,
    /** A fullscreen window is in front of it, so it must be inert. */
    isCovered: inFront.some(({ isFullscreen }) => isFullscreen),
    /** A window in front of it leaves only its last line in sight. */
    isHidden:
      arrangement.place === null &&
      inFront.some(({ tile }) => tile !== null && coveredBy.includes(tile)),
    layer: isFocused ? layers.windowFocused : layers.window,
    /** The `z-index` of its wrapper, from 1 on. */
    order,
    arrangement,
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

const arrange = (
  state: WindowsState,
  id: WindowId,
  change: Partial<Arrangement>,
): WindowsState => ({
  ...state,
  arrangements: { ...state.arrangements, [id]: { ...arrangementOf(state, id), ...change } },
});

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

// The transitions below are for open windows.

const [FIRST_HALF, LAST_HALF]: readonly [TileName, TileName] =
  direction === "rtl" ? ["right", "left"] : ["left", "right"];

/** Closes a window; the next one in the stack gets the focus. One that is still beside it goes back. */
export const closeWindow = (state: WindowsState, id: WindowId): WindowsState => {
  const { splitWith } = arrangementOf(state, id);
  const isSplit = splitWith && arrangementOf(state, splitWith.id).tile === FIRST_HALF;
  const left = isSplit ? arrange(state, splitWith.id, { tile: splitWith.tile }) : state;
  return {
    ...arrange(left, id, { isFullscreen: false, splitWith: undefined }),
    stack: without(state.stack, id),
  };
};

/** Moves a window out of fullscreen and of its tile. The caller keeps to the limits. */
export const moveWindow = (state: WindowsState, id: WindowId, place: Point): WindowsState =>
  arrange(state, id, { place, tile: null, isFullscreen: false });

/** Gives a window another size and place. The caller keeps to the limits. */
export const resizeWindow = (
  state: WindowsState,
  id: WindowId,
  { x, y, width, height }: Box,
): WindowsState => arrange(moveWindow(state, id, { x, y }), id, { size: { width, height } });

/** Gives a window its first size again, at its own place. */
export const restoreSize = (state: WindowsState, id: WindowId): WindowsState =>
  arrange(state, id, { size: null, tile: null, isFullscreen: false });

/** Fills a half, a quarter or the whole of the desktop with a window, in front. */
export const snapWindow = (state: WindowsState, id: WindowId, target: SnapTarget): WindowsState =>
  focusWindow(
    arrange(
      state,
      id,
      target === "whole" ? { isFullscreen: true } : { tile: target, isFullscreen: false },
    ),
    id,
  );

export const toggleFullscreen = (state: WindowsState, id: WindowId): WindowsState =>
  isFullscreen(state, id)
    ? arrange(state, id, { isFullscreen: false })
    : snapWindow(state, id, "whole");

/** Folds a panel, or unfolds it. */
export const toggleCollapsed = (state: WindowsState, id: WindowId): WindowsState =>
  arrange(state, id, { isCollapsed: !arrangementOf(state, id).isCollapsed });

/** Opens a window on the desktop's last half, in front, and another to read on the first half. */
export const openSplit = (state: WindowsState, id: WindowId, read: WindowId): WindowsState => {
  const splitWith = { id: read, tile: arrangementOf(state, read).tile };
  const opened = arrange(openWindow(openWindow(state, read), id), id, { splitWith });
  return snapWindow(snapWindow(opened, read, FIRST_HALF), id, LAST_HALF);
};

/** Puts everything back to the start; windows opened since stay open behind the others. */
export const resetWindows = (
  { stack }: WindowsState,
  openOnArrival: readonly WindowId[],
): WindowsState =>
  initialWindowsState([...stack.filter((id) => !openOnArrival.includes(id)), ...openOnArrival]);
