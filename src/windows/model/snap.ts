import type { Point, Viewport } from "../../lib/geometry";
import { direction } from "../../words/locale";

const [LEFT, RIGHT] = direction === "rtl" ? [1, 0] : [0, 1];

/**
 * A place on the desktop. Width and height are shares of the desktop above the dock; x and y are 0 at its inline start or top,
 * 1 at its end or bottom.
 */
export type Tile = Readonly<Record<"width" | "height" | "x" | "y", number>>;

/** The halves and quarters of the desktop; left and right are the screen's. */
export const TILES = {
  left: { width: 0.5, height: 1, x: LEFT, y: 0 },
  right: { width: 0.5, height: 1, x: RIGHT, y: 0 },
  top: { width: 1, height: 0.5, x: 0, y: 0 },
  bottom: { width: 1, height: 0.5, x: 0, y: 1 },
  topLeft: { width: 0.5, height: 0.5, x: LEFT, y: 0 },
  topRight: { width: 0.5, height: 0.5, x: RIGHT, y: 0 },
  bottomLeft: { width: 0.5, height: 0.5, x: LEFT, y: 1 },
  bottomRight: { width: 0.5, height: 0.5, x: RIGHT, y: 1 },
} as const satisfies Readonly<Record<string, Tile>>;

export type TileName = keyof typeof TILES;
export type SnapTarget = TileName | "whole";

/** The distances from the viewport's edges, in CSS pixels, within which a dragged window snaps. */
const EDGE_PX = 16;
const CORNER_PX = 64;
/** Farther outside, the window is being pushed against its limits and does not snap. */
const OUTSIDE_PX = 64;

/** The target of a window that is dropped with the pointer at this place of the screen. */
export const snapTarget = ({ x, y }: Point, viewport: Viewport): SnapTarget | null => {
  const { width, height, topBar: top } = viewport;
  const isOutside =
    x < -OUTSIDE_PX || y < -OUTSIDE_PX || x > width + OUTSIDE_PX || y > height + OUTSIDE_PX;
  if (isOutside) return null;
  const isAtTop = y < top;
  const reach = isAtTop ? CORNER_PX : EDGE_PX;
  const isAtLeft = x < reach;
  const isAtRight = x > width - reach;
  if (!isAtLeft && !isAtRight) return isAtTop ? "whole" : null;
  if (y < top + CORNER_PX) return isAtLeft ? "topLeft" : "topRight";
  if (y > height - CORNER_PX) return isAtLeft ? "bottomLeft" : "bottomRight";
  return isAtLeft ? "left" : "right";
};
