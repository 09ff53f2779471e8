import { type Bounds, clampPoint, type Point, type Size } from "../../lib/geometry";
import { scaleIn, topBarHeightIn } from "../../theme/bars";

/** How far from the viewport's right and bottom edges a window's corner stays, in CSS pixels. */
export interface WindowLimits {
  readonly right: number;
  readonly bottom: number;
}

/** The room under the top bar. */
export const deskSize = (viewport: Size): Size => ({
  width: viewport.width,
  height: Math.max(0, viewport.height - topBarHeightIn(viewport)),
});

/**
 * Where a window's top left corner may be: never left of the viewport nor under the top bar, and
 * never further right or down than its limits. On a viewport smaller than a limit the corner stays
 * at the left edge, right under the top bar.
 */
export const boundsIn = (viewport: Size, limits: WindowLimits): Bounds => {
  const top = topBarHeightIn(viewport);
  const scale = scaleIn(viewport);
  return {
    left: 0,
    top,
    right: Math.max(0, viewport.width - limits.right * scale),
    bottom: Math.max(top, viewport.height - limits.bottom * scale),
  };
};

/** The smallest size that a window is of use in, as it is drawn in such a viewport. */
export const smallestIn = (viewport: Size, { width, height }: Size): Size => ({
  width: width * scaleIn(viewport),
  height: height * scaleIn(viewport),
});

/** How large a window is painted that is to have this size: no smaller than it is of use, and within the viewport. */
export const sizeWithin = (size: Size, viewport: Size, smallest: Size): Size => {
  const largest = deskSize(viewport);
  const least = smallestIn(viewport, smallest);
  return {
    width: Math.min(Math.max(size.width, least.width), largest.width),
    height: Math.min(Math.max(size.height, least.height), largest.height),
  };
};

export const placeWithin = (place: Point, viewport: Size, limits: WindowLimits): Point =>
  clampPoint(place, boundsIn(viewport, limits));
