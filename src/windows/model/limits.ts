import {
  type Bounds,
  type Box,
  clamp,
  clampPoint,
  type Point,
  type Size,
} from "../../lib/geometry";
import { scaleIn, topBarHeightIn } from "../../theme/bars";

/** The least distance of a window's corner from the viewport's bottom, in CSS pixels. The styles have it, too. */
const LIMIT_BOTTOM_PX = 100;

/** The space under the top bar. */
export const deskSize = (viewport: Size): Size => ({
  width: viewport.width,
  height: Math.max(0, viewport.height - topBarHeightIn(viewport)),
});

/**
 * The places that a window's corner may take: inside the viewport, below the top bar, `limitRight`
 * CSS pixels from the inline end. In a smaller viewport the corner stays at the start, under the top bar.
 */
export const boundsIn = (viewport: Size, limitRight: number): Bounds => {
  const top = topBarHeightIn(viewport);
  const scale = scaleIn(viewport);
  return {
    left: 0,
    top,
    right: Math.max(0, viewport.width - limitRight * scale),
    bottom: Math.max(top, viewport.height - LIMIT_BOTTOM_PX * scale),
  };
};

export const placeWithin = (place: Point, viewport: Size, limitRight: number): Point =>
  clampPoint(place, boundsIn(viewport, limitRight));

/** A window's smallest size as it is drawn in a viewport. */
export const smallestIn = (viewport: Size, { width, height }: Size): Size => ({
  width: width * scaleIn(viewport),
  height: height * scaleIn(viewport),
});

/** The place in the middle of the desktop. */
export const centred = ({ width, height }: Size, viewport: Size): Point => ({
  x: Math.round((viewport.width - width) / 2),
  y: Math.round((topBarHeightIn(viewport) + viewport.height - height) / 2),
});

/** The edges that a resize handle moves: -1 for the start or top, 1 for the end or bottom, 0 for neither. */
export interface Edges {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export interface Resizing {
  readonly from: Box;
  readonly edges: Edges;
  readonly viewport: Size;
  readonly limitRight: number;
  readonly smallest: Size;
  /** The largest share of the viewport's height. Default: all below the top bar. */
  readonly maxHeightShare?: number | undefined;
}

interface Range {
  readonly first: number;
  readonly length: number;
  /** The last place at which the window may begin. */
  readonly lastStart: number;
  readonly least: number;
  readonly most: number;
}

/** Moves one end of a line; the other end stays. */
const stretched = (
  [start, length]: readonly [number, number],
  side: Edges["x"],
  by: number,
  range: Range,
): [number, number] => {
  const least = Math.min(range.least, range.length);
  if (side === 0) return [start, length];
  if (side === 1) {
    // A window that reaches beyond the viewport keeps its size.
    const most = Math.min(range.most, Math.max(range.first + range.length - start, length));
    return [start, clamp(length + by, least, Math.max(least, most))];
  }
  const end = start + length;
  const last = Math.min(end - least, range.lastStart);
  const next = clamp(start + by, Math.min(last, Math.max(range.first, end - range.most)), last);
  return [next, end - next];
};

/** The box of a window after its edges were dragged by some CSS pixels. */
export const resizedBox = (
  { from, edges, viewport, limitRight, smallest, maxHeightShare = 1 }: Resizing,
  by: Point,
): Box => {
  const desk = deskSize(viewport);
  const bounds = boundsIn(viewport, limitRight);
  const least = smallestIn(viewport, smallest);
  const [x, width] = stretched([from.x, from.width], edges.x, by.x, {
    first: 0,
    length: desk.width,
    lastStart: bounds.right,
    least: least.width,
    most: desk.width,
  });
  const [y, height] = stretched([from.y, from.height], edges.y, by.y, {
    first: bounds.top,
    length: desk.height,
    lastStart: bounds.bottom,
    least: least.height,
    most: Math.min(desk.height, viewport.height * maxHeightShare),
  });
  return { x, y, width, height };
};
