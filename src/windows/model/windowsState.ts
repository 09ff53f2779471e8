import type { Point } from "../../lib/geometry";

export type WindowId = string;

/**
 * Everything that the window manager remembers. Focus, layer and painting order are derived from
 * `stack`; the place on screen is derived from `places`, the viewport and the window's limits.
 */
export interface WindowsState {
  /** The open windows, the focused one last. */
  readonly stack: readonly WindowId[];
  /**
   * Where windows were last put, in CSS pixels from the viewport's corner. A window that was never
   * moved has no place here: it starts where its manifest says, in CSS.
   */
  readonly places: Readonly<Record<WindowId, Point>>;
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
  fullscreen: [],
  addresses,
});
