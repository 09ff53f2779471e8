import type { Point, Size } from "../../lib/geometry";
import { layers } from "../../theme/layers";
import type { TileName } from "./snap";

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

/** The open window after (or before) the focused one in `order`; undefined at the end. */
export const neighbourOfFocused = (
  state: WindowsState,
  order: readonly WindowId[],
  step: 1 | -1,
): WindowId | undefined => {
  const open = order.filter((id) => isOpen(state, id));
  const focused = focusedWindow(state);
  return focused === undefined ? undefined : open[open.indexOf(focused) + step];
};
