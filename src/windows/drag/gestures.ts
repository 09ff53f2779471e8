import type { Box, Point } from "../../lib/geometry";
import { topBarHeightIn } from "../../theme/bars";
import type { WindowActions } from "../actions";
import type { AppManifest } from "../manifest";
import { type Edges, placeWithin, resizedBox } from "../model/limits";
import { type SnapTarget, snapTarget } from "../model/snap";
import { type Arrangement, snappedTo } from "../model/state";
import { boxOf, fromInlineStart, isOnPhone, ONWARD, readViewport } from "../screen";
import { measureUnsnapped } from "../windowStyle";

/**
 * A kind of drag. `by` is the way from where it began, in whole CSS pixels from the inline start;
 * `pointer` is a place of the screen. It writes only the styles that `clearDragStyles` removes.
 */
export interface Gesture {
  readonly follow: (by: Point, pointer: Point) => void;
  /** Only after a first `follow`. */
  readonly drop: () => void;
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
  // A snapped window may be higher than its own maximum.
  frame.style.maxHeight = "none";
};

/** Gives a snapped window its own size, under the pointer. Returns its new place. */
const unsnap = (frame: HTMLElement, pointer: Point): Point => {
  const { offsetLeft, offsetTop, offsetWidth } = frame;
  const size = measureUnsnapped(frame);
  const left = Math.round(pointer.x - ((pointer.x - offsetLeft) / offsetWidth) * size.width);
  const box = { ...size, x: fromInlineStart(left, size.width), y: offsetTop };
  place(frame, box);
  return box;
};

/** Moves a window within its limits, and snaps it if it is dropped at an edge. */
export const moveGesture = (
  frame: HTMLElement,
  { id, kind }: AppManifest,
  arrangement: Arrangement,
  begun: Point,
  showPreview: (target: SnapTarget | null) => void,
  { move, snap }: WindowActions,
): Gesture => {
  const viewport = readViewport();
  const snapped = snappedTo(arrangement);
  const canSnap = kind === "window" && !isOnPhone();
  let target: SnapTarget | null = null;
  let origin: Point | undefined;
  let placed: Point;

  return {
    follow(by, pointer) {
      origin ??= snapped === null ? boxOf(frame) : unsnap(frame, begun);
      placed = placeWithin({ x: origin.x + by.x, y: origin.y + by.y }, viewport, kind);
      translate(frame, { x: placed.x - origin.x, y: placed.y - origin.y });
      const next = canSnap ? snapTarget(pointer, viewport) : null;
      if (next !== target) showPreview(next);
      target = next;
    },
    drop() {
      if (target === null) move(id, placed);
      else if (target !== snapped) snap(id, target);
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
  let down = 0;
  return {
    follow({ y }) {
      down = y;
      translate(frame, { x: 0, y: Math.max(highest, y) });
    },
    drop() {
      if (Math.abs(down) < SHEET_STEP_PX) return;
      if (down < 0 !== isFullscreen) toggleFullscreen(id);
      else if (down > 0) close(id);
    },
  };
};

/** Moves the edges that a resize handle belongs to. */
export const resizeGesture = (
  frame: HTMLElement,
  manifest: AppManifest,
  edges: Edges,
  { resize }: WindowActions,
): Gesture => {
  const resizing = { ...manifest, from: boxOf(frame), edges, viewport: readViewport() };
  let box = resizing.from;
  return {
    follow(by) {
      box = resizedBox(resizing, by);
      place(frame, box);
    },
    drop: () => resize(manifest.id, box),
  };
};
