import type { Point, Size } from "../../lib/geometry";
import type { TileName } from "./tiles";

export type WindowId = string;

/**
 * Everything that the window manager remembers. Focus, layer and painting order are derived from
 * `stack`; where a window is painted, and how large, from `places`, `sizes`, `tiles`, the viewport
 * and the window's limits.
 */
export interface WindowsState {
  /** The open windows, the focused one last. */
  readonly stack: readonly WindowId[];
  /**
   * Where windows were last put, in CSS pixels from the viewport's corner where one begins to read. A window that was never
   * moved has no place here: it starts where its manifest says, in CSS.
   */
  readonly places: Readonly<Record<WindowId, Point>>;
  /** What windows were last resized to, in CSS pixels. One that never was is as large as its manifest says. */
  readonly sizes: Readonly<Record<WindowId, Size>>;
  /** Which windows fill a half or a quarter of the desktop. Their place and size are kept for afterwards. */
  readonly tiles: Readonly<Record<WindowId, TileName>>;
  readonly fullscreen: readonly WindowId[];
  /**
   * The address of what each window shows, or showed when it was closed: a path on this site. Windows
   * without an address of their own are not here.
   */
  readonly addresses: Readonly<Record<WindowId, string>>;
}

/** The desktop as a visitor finds it: these windows open, the last one focused. */
export const initialWindowsState = (
  openOnArrival: readonly WindowId[],
  addresses: WindowsState["addresses"] = {},
): WindowsState => ({
  stack: openOnArrival,
  places: {},
  sizes: {},
  tiles: {},
  fullscreen: [],
  addresses,
});
