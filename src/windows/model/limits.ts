import { type Box, clamp, type Point, type Size, type Viewport } from "../../lib/geometry";
import type { AppManifest } from "../manifest";

type Kind = AppManifest["kind"];

/** The least distances of a window's corner from the viewport's inline end and bottom, in CSS pixels at the scale 1. */
export const limitsOf = (kind: Kind) => ({ right: kind === "panel" ? 200 : 570, bottom: 100 });

/**
 * The places that a window's corner may take: inside the viewport, below the top bar, within its limits. In a smaller
 * viewport the corner stays at the start, under the top bar. The styles clamp to the same limits.
 */
export const boundsIn = (viewport: Viewport, kind: Kind) => {
  const { width, height, scale, topBar: top } = viewport;
  const { right, bottom } = limitsOf(kind);
  return {
    left: 0,
    top,
    right: Math.max(0, width - right * scale),
    bottom: Math.max(top, height - bottom * scale),
  };
};

export const placeWithin = ({ x, y }: Point, viewport: Viewport, kind: Kind): Point => {
  const { left, top, right, bottom } = boundsIn(viewport, kind);
  return { x: clamp(x, left, right), y: clamp(y, top, bottom) };
};

/** The place in the middle of the desktop. */
export const centred = ({ width, height }: Size, viewport: Viewport): Point => ({
  x: Math.round((viewport.width - width) / 2),
  y: Math.round((viewport.topBar + viewport.height - height) / 2),
});

/** The edges that a resize handle moves: -1 for the start or top, 1 for the end or bottom, 0 for neither. */
export interface Edges {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export interface Resizing extends Pick<AppManifest, "kind" | "smallest" | "maxHeightShare"> {
  readonly from: Box;
  readonly edges: Edges;
  readonly viewport: Viewport;
}

/**
 * Moves one end of a line, by its side; the other end stays. The desktop reaches from `first` to
 * `end`, the line is `least` to `most` long, and begins at `lastStart` at the latest. It may have been elsewhere in a larger viewport.
 */
const stretch = (
  line: readonly [number, number],
  side: Edges["x"],
  by: number,
  range: Readonly<Record<"first" | "end" | "lastStart" | "least" | "most", number>>,
): [number, number] => {
  const start = clamp(line[0], range.first, range.lastStart);
  const length = Math.min(line[1], range.most);
  const least = Math.min(range.least, length);
  if (side === -1) {
    const end = start + length;
    const earliest = Math.max(range.first, end - range.most);
    const next = clamp(start + by, earliest, Math.min(end - least, range.lastStart));
    return [next, end - next];
  }
  // A window that reaches beyond the viewport keeps its size.
  const most = Math.min(range.most, Math.max(range.end - start, length));
  return [start, side === 0 ? length : clamp(length + by, least, most)];
};

/** The box of a window after its edges were dragged by some CSS pixels. */
export const resizedBox = (
  { from, edges, viewport, kind, smallest, maxHeightShare = 1 }: Resizing,
  by: Point,
): Box => {
  const { left, top, right, bottom } = boundsIn(viewport, kind);
  const [x, width] = stretch([from.x, from.width], edges.x, by.x, {
    first: left,
    end: viewport.width,
    lastStart: right,
    least: smallest.width * viewport.scale,
    most: viewport.width,
  });
  const [y, height] = stretch([from.y, from.height], edges.y, by.y, {
    first: top,
    end: viewport.height,
    lastStart: bottom,
    least: smallest.height * viewport.scale,
    most: Math.min(viewport.height - top, Math.floor(viewport.height * maxHeightShare)),
  });
  return { x, y, width, height };
};
