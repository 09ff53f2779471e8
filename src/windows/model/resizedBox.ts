import { clamp } from "../../lib/clamp";
import type { Box, Point, Size } from "../../lib/geometry";
import { boundsIn, deskSize, smallestIn, type WindowLimits } from "./limits";

/** The edges that are taken hold of: -1 for the left or top one, 1 for the right or bottom one, 0 for neither. */
export interface Grip {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export interface Resizing {
  /** Where the window was when it was taken hold of, and how large. */
  readonly from: Box;
  readonly grip: Grip;
  readonly viewport: Size;
  readonly limits: WindowLimits;
  readonly smallest: Size;
  /** Of the viewport's height. Default: all below the top bar. */
  readonly maxHeightShare?: number | undefined;
}

interface Room {
  readonly first: number;
  readonly length: number;
  /** How far along the window may begin. */
  readonly lastStart: number;
  readonly least: number;
  readonly most: number;
}

/** The same along one direction: the edge that is not held stays where it is. */
const stretched = (
  [start, length]: readonly [number, number],
  side: Grip["x"],
  by: number,
  room: Room,
): [number, number] => {
  const least = Math.min(room.least, room.length);
  if (side === 0) return [start, length];
  if (side === 1) {
    // One that reaches beyond the viewport may stay as large as it is.
    const most = Math.min(room.most, Math.max(room.first + room.length - start, length));
    return [start, clamp(length + by, least, Math.max(least, most))];
  }
  const end = start + length;
  const last = Math.min(end - least, room.lastStart);
  const next = clamp(start + by, Math.min(last, Math.max(room.first, end - room.most)), last);
  return [next, end - next];
};

/** What a window becomes whose edges were pulled so far (`by`, in CSS pixels). */
export const resizedBox = (
  { from, grip, viewport, limits, smallest, maxHeightShare = 1 }: Resizing,
  by: Point,
): Box => {
  const desk = deskSize(viewport);
  const bounds = boundsIn(viewport, limits);
  const least = smallestIn(viewport, smallest);
  const [x, width] = stretched([from.x, from.width], grip.x, by.x, {
    first: 0,
    length: desk.width,
    lastStart: bounds.right,
    least: least.width,
    most: desk.width,
  });
  const [y, height] = stretched([from.y, from.height], grip.y, by.y, {
    first: bounds.top,
    length: desk.height,
    lastStart: bounds.bottom,
    least: least.height,
    most: Math.min(desk.height, viewport.height * maxHeightShare),
  });
  return { x, y, width, height };
};
