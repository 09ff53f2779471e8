import { type Box, clampPoint, type Point } from "../../lib/geometry";
import { topBarHeightIn } from "../../theme/bars";
import type { WindowActions } from "../actions";
import type { AppManifest } from "../manifest";
import { boundsIn, type Edges, resizedBox } from "../model/limits";
import { type SnapTarget, snapTarget } from "../model/snap";
import { type Arrangement, snappedTo } from "../model/state";
import { boxOf, fromInlineStart, isOnPhone, ONWARD, readViewport, roundedPoint } from "../screen";
import { measureUnsnapped } from "../windowStyle";

/**
 * A kind of drag. `by` is the way from where it began, in CSS pixels from the inline start; `pointer` is
 * a place of the screen. It writes only the styles that `clearDragStyles` removes.
 */
export interface Gesture {
  readonly follow: (by: Point, pointer: Point) => void;
  readonly drop: (by: Point) => void;
}

// React's own styles of a window are other ones, so these can be removed at any time.
const DRAG_STYLES = ["translate", "inset-inline-start", "top", "width", "height", "max-height"];

export const clearDragStyles = (frame: HTMLElement): void => {
  for (const name of DRAG_STYLES) frame.style.removeProperty(name);
};

const translate = (frame: HTMLElement, { x, y }: Point) => {
  frame.style.translate = `${x * ONWARD}px ${y}px`;
};

const place = (frame: HTMLElement, { x, y, width, height }: Box) => {
  frame.style.insetInlineStart = `${x}px`;
  frame.style.top = `${y}px`;
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
};

/** Moves a window within its limits, and snaps it if it is dropped at an edge. */
export const moveGesture = (
  frame: HTMLElement,
  manifest: AppManifest,
  arrangement: Arrangement,
  begun: Point,
  showPreview: (target: SnapTarget | null) => void,
  { move, snap }: WindowActions,
): Gesture => {
  const viewport = readViewport();
  const bounds = boundsIn(viewport, manifest.limitRight);
  const snapped = snappedTo(arrangement);
  const canSnap = manifest.hasControls && !isOnPhone();
  let target: SnapTarget | null = null;
  let origin: Point | undefined;

  /** Gives a snapped window its own size, under the pointer. */
  const unsnap = (): Point => {
    const { offsetLeft, offsetTop, offsetWidth } = frame;
    if (snapped === null) return boxOf(frame);
    const size = measureUnsnapped(frame);
    const left = begun.x - ((begun.x - offsetLeft) / offsetWidth) * size.width;
    const box = { ...size, x: fromInlineStart(left, size.width), y: offsetTop };
    place(frame, box);
    return box;
  };

  const placeAfter = (from: Point, by: Point) =>
    clampPoint({ x: from.x + by.x, y: from.y + by.y }, bounds);

  return {
    follow(by, pointer) {
      origin ??= unsnap();
      const { x, y } = placeAfter(origin, by);
      translate(frame, { x: x - origin.x, y: y - origin.y });
      const next = canSnap ? snapTarget(pointer, viewport) : null;
      if (next !== target) showPreview(next);
      target = next;
    },
    drop(by) {
      if (origin === undefined) return;
      if (target === null) move(manifest.id, roundedPoint(placeAfter(origin, by)));
      else if (target !== snapped) snap(manifest.id, target);
    },
  };
};

/** The way of a phone's sheet, in CSS pixels, from which on its drag counts. */
const SHEET_STEP_PX = 80;

/** Moves a phone's sheet up and down; dropped, it fills the screen, shrinks or closes. */
export const sheetGesture = (
  frame: HTMLElement,
  { id }: AppManifest,
  { isFullscreen }: Arrangement,
  { close, toggleFullscreen }: WindowActions,
): Gesture => {
  const highest = Math.min(0, topBarHeightIn(readViewport()) - frame.offsetTop);
  return {
    follow: ({ y }) => translate(frame, { x: 0, y: Math.max(highest, y) }),
    drop({ y }) {
      const isUp = y < 0;
      if (Math.abs(y) < SHEET_STEP_PX) return;
      if (isUp !== isFullscreen) toggleFullscreen(id);
      else if (!isUp) close(id);
    },
  };
};

/** Moves the edges that a resize handle belongs to. */
export const resizeGesture = (
  frame: HTMLElement,
  { id, limitRight, smallest, maxHeightShare }: AppManifest,
  edges: Edges,
  { resize }: WindowActions,
): Gesture => {
  const viewport = readViewport();
  const resizing = { from: boxOf(frame), edges, viewport, limitRight, smallest, maxHeightShare };
  return {
    follow(by) {
      place(frame, resizedBox(resizing, by));
      // A snapped window may be higher than its own maximum.
      frame.style.maxHeight = "none";
    },
    drop(by) {
      const { width, height, ...corner } = resizedBox(resizing, by);
      resize(id, {
        ...roundedPoint(corner),
        width: Math.round(width),
        height: Math.round(height),
      });
    },
  };
};
