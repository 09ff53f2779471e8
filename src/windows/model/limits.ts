import { type Bounds, clampPoint, type Point, type Size } from "../../lib/geometry";
import { TOP_BAR_HEIGHT_PX } from "../../theme/topBarHeight";

/** How far from the viewport's right and bottom edges a window's corner stays, in CSS pixels. */
export interface WindowLimits {
  readonly right: number;
  readonly bottom: number;
}

/** The room under the top bar. */
export const deskSize = ({ width, height }: Size): Size => ({
  width,
  height: Math.max(0, height - TOP_BAR_HEIGHT_PX),
});

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

/** How large a window is painted that is to have this size: no smaller than it is of use, and within the viewport. */
export const sizeWithin = (size: Size, viewport: Size, smallest: Size): Size => {
  const largest = deskSize(viewport);
  return {
    width: Math.min(Math.max(size.width, smallest.width), largest.width),
    height: Math.min(Math.max(size.height, smallest.height), largest.height),
  };
};

export const placeWithin = (place: Point, viewport: Size, limits: WindowLimits): Point =>
  clampPoint(place, boundsIn(viewport, limits));
