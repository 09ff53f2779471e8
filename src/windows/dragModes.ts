import { clampPoint, type Point } from "../lib/geometry";
import { TOP_BAR_HEIGHT_PX } from "../theme/topBarHeight";
import type { AppManifest } from "./manifest";
import { boundsIn } from "./model/limits";
import { type SheetMove, sheetMoveAfter } from "./model/sheetDrag";
import { readViewport } from "./viewport";

/** What a drag means, from where its pointer has got to since it began (`by`, in CSS pixels). */
export interface DragMode {
  /** How far the frame is off its place meanwhile. */
  readonly offset: (by: Point) => Point;
  readonly drop: (by: Point, durationMs: number) => void;
}

/** A window goes wherever its limits let it. */
export const moveFreely = (
  frame: HTMLElement,
  limits: AppManifest["limits"],
  move: (place: Point) => void,
): DragMode => {
  const origin = { x: frame.offsetLeft, y: frame.offsetTop };
  const bounds = boundsIn(readViewport(), limits);
  const placeAfter = (by: Point) => clampPoint({ x: origin.x + by.x, y: origin.y + by.y }, bounds);
  return {
    offset: (by) => {
      const place = placeAfter(by);
      return { x: place.x - origin.x, y: place.y - origin.y };
    },
    drop: (by) => {
      const place = placeAfter(by);
      const whole = { x: Math.round(place.x), y: Math.round(place.y) };
      // Recoil renders a moment later: until then the frame must stay where it was dropped.
      frame.style.setProperty("--window-x", `${whole.x}px`);
      frame.style.setProperty("--window-y", `${whole.y}px`);
      move(whole);
    },
  };
};

/** A phone's sheet goes up and down only, never above the top bar. */
export const moveAsSheet = (
  frame: HTMLElement,
  isFullscreen: boolean,
  settle: (move: SheetMove) => void,
): DragMode => {
  const height = frame.offsetHeight;
  const highest = Math.min(0, TOP_BAR_HEIGHT_PX - frame.offsetTop);
  return {
    offset: ({ y }) => ({ x: 0, y: Math.max(highest, y) }),
    drop: ({ y }, durationMs) =>
      settle(sheetMoveAfter({ distance: y, durationMs, height, isFullscreen })),
  };
};
