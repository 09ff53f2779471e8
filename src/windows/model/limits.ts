import { type Bounds, clampPoint, type Point, type Size } from "../../lib/geometry";
import { TOP_BAR_HEIGHT_PX } from "../../theme/topBarHeight";

/** How far from the viewport's right and bottom edges a window's corner stays, in CSS pixels. */
export interface WindowLimits {
  readonly right: number;
  readonly bottom: number;
}

/** What the window menu's Move items move by, in CSS pixels. */
export const MOVE_STEP_PX = 40;

/**
 * Where a window's top left corner may be: never left of the viewport nor under the top bar, and
 * never further right or down than its limits. On a viewport smaller than a limit the corner stays
 * at the left edge, right under the top bar.
 */
export const boundsIn = (viewport: Size, limits: WindowLimits): Bounds => ({
  left: 0,
  top: TOP_BAR_HEIGHT_PX,
  right: Math.max(0, viewport.width - limits.right),
  bottom: Math.max(TOP_BAR_HEIGHT_PX, viewport.height - limits.bottom),
});

export const placeWithin = (place: Point, viewport: Size, limits: WindowLimits): Point =>
  clampPoint(place, boundsIn(viewport, limits));
