import { clampPoint, type Point } from "../../lib/geometry";
import { topBarHeightIn } from "../../theme/bars";
import type { WindowActions } from "../actions";
import type { AppManifest } from "../manifest";
import { boundsIn, type Edges, resizedBox } from "../model/limits";
import { sheetMoveAfter } from "../model/sheet";
import { type SnapTarget, snappedBox, snapTarget } from "../model/snap";
import type { Arrangement } from "../model/state";
import { boxOf, fromInlineStart, isOnPhone, ONWARD, readViewport, roundedPoint } from "../screen";
import { measureUnsnapped } from "../windowStyle";

/**
 * A kind of drag. `by` is the way from where it began, in CSS pixels from the inline start; `pointer` is
 * a place of the screen. It writes only the styles that `clearDragStyles` removes.
 */
export interface Gesture {
  readonly follow: (by: Point, pointer: Point) => void;
  readonly drop: (by: Point, durationMs: number) => void;
}

// React's own styles of a window are other ones, so these can be removed at any time.
const DRAG_STYLES = ["translate", "inset-inline-start", "top", "width", "height", "max-height"];

export const clearDragStyles = (frame: HTMLElement): void => {
  for (const name of DRAG_STYLES) frame.style.removeProperty(name);
};

const translate = (frame: HTMLElement, { x, y }: Point) => {
  frame.style.translate = `${x * ONWARD}px ${y}px`;
};

/** The distance of the snap preview from the edges of what the window would fill. */
const PREVIEW_MARGIN_PX = 6;

/** The element that shows what a dragged window would fill: it comes after the window. */
export const previewOf = (frame: HTMLElement): HTMLElement | null =>
  frame.parentElement?.querySelector<HTMLElement>("[data-snap-preview]") ?? null;

const showPreview = (frame: HTMLElement, manifest: AppManifest, target: SnapTarget | null) => {
  const preview = previewOf(frame);
  if (preview === null) return;
  preview.hidden = target === null;
  if (target === null) return;
  const { x, y, width, height } = snappedBox(target, readViewport(), manifest.smallest);
  preview.style.insetInlineStart = `${x + PREVIEW_MARGIN_PX}px`;
  preview.style.top = `${y + PREVIEW_MARGIN_PX}px`;
  preview.style.width = `${width - 2 * PREVIEW_MARGIN_PX}px`;
  preview.style.height = `${height - 2 * PREVIEW_MARGIN_PX}px`;
};

/** Moves a window within its limits, and snaps it if it is dropped at an edge. */
export const moveGesture = (
  frame: HTMLElement,
  manifest: AppManifest,
  arrangement: Arrangement,
  begun: Point,
  { move, snap }: WindowActions,
): Gesture => {
  const viewport = readViewport();
  const bounds = boundsIn(viewport, manifest.limits);
  const snapped: SnapTarget | null = arrangement.isFullscreen ? "whole" : arrangement.tile;
  const canSnap = manifest.hasControls && !isOnPhone();
  let target: SnapTarget | null = null;
  let origin: Point | undefined;

  /** Gives a snapped window its own size, under the pointer. */
  const unsnap = (): Point => {
    const { offsetLeft, offsetTop, offsetWidth } = frame;
    if (snapped === null) return boxOf(frame);
    const { width, height } = measureUnsnapped(frame, manifest, arrangement);
    const left = begun.x - ((begun.x - offsetLeft) / offsetWidth) * width;
    const place = { x: fromInlineStart(left, width), y: offsetTop };
    frame.style.insetInlineStart = `${place.x}px`;
    frame.style.top = `${place.y}px`;
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
    return place;
  };

  const placeAfter = (from: Point, by: Point) =>
    clampPoint({ x: from.x + by.x, y: from.y + by.y }, bounds);

  return {
    follow(by, pointer) {
      origin ??= unsnap();
      const place = placeAfter(origin, by);
      translate(frame, { x: place.x - origin.x, y: place.y - origin.y });
      const next = canSnap ? snapTarget(pointer, viewport) : null;
      if (next !== target) showPreview(frame, manifest, next);
      target = next;
    },
    drop(by) {
      if (origin === undefined) return;
      if (target === null) move(manifest.id, roundedPoint(placeAfter(origin, by)));
      else if (target !== snapped) snap(manifest.id, target);
    },
  };
};

/** Moves a phone's sheet up and down; dropped, it fills the screen, shrinks or closes. */
export const sheetGesture = (
  frame: HTMLElement,
  { id }: AppManifest,
  { isFullscreen }: Arrangement,
  { close, toggleFullscreen }: WindowActions,
): Gesture => {
  const height = frame.offsetHeight;
  const highest = Math.min(0, topBarHeightIn(readViewport()) - frame.offsetTop);
  return {
    follow: ({ y }) => translate(frame, { x: 0, y: Math.max(highest, y) }),
    drop({ y }, durationMs) {
      const move = sheetMoveAfter({ distance: y, durationMs, height, isFullscreen });
      if (move === "close") close(id);
      else if (move === "toggle") toggleFullscreen(id);
    },
  };
};

/** Moves the edges that a resize handle belongs to. */
export const resizeGesture = (
  frame: HTMLElement,
  { id, limits, smallest, maxHeightShare }: AppManifest,
  edges: Edges,
  { resize }: WindowActions,
): Gesture => {
  const viewport = readViewport();
  const resizing = { from: boxOf(frame), edges, viewport, limits, smallest, maxHeightShare };
  return {
    follow(by) {
      const { x, y, width, height } = resizedBox(resizing, by);
      frame.style.insetInlineStart = `${x}px`;
      frame.style.top = `${y}px`;
      frame.style.width = `${width}px`;
      frame.style.height = `${height}px`;
      // A snapped window may be higher than its own maximum.
      frame.style.maxHeight = "none";
    },
    drop(by) {
      const { width, height, ...place } = resizedBox(resizing, by);
      resize(id, {
        ...roundedPoint(place),
        width: Math.round(width),
        height: Math.round(height),
      });
    },
  };
};
