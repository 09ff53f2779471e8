import { clampPoint, type Point } from "../lib/geometry";
import { loadedValue } from "../lib/loading";
import { topBarHeightIn } from "../theme/bars";
import type { DragMode } from "./dragMode";
import type { AppManifest } from "./manifest";
import { boundsIn } from "./model/limits";
import type { WindowStanding } from "./model/queries";
import { type SheetMove, sheetMoveAfter } from "./model/sheetDrag";
import type { SnapTarget } from "./model/snapTarget";
import { loosen, paintWindow } from "./paintWindow";
import { ONWARD } from "./readingSide";
import { readViewport } from "./viewport";
import { boxOf } from "./windowElement";
import { type WindowTools, windowTools } from "./windowTools";

const moveFrame = (frame: HTMLElement, { x, y }: Point) => {
  frame.style.translate = `${x * ONWARD}px ${y}px`;
};

/** A window goes wherever its limits let it, and to what it fills where it is let go at an edge. */
export const moveFreely = (
  frame: HTMLElement,
  manifest: AppManifest,
  standing: WindowStanding,
  put: { move: (place: Point) => void; snap: (target: SnapTarget) => void },
): DragMode => {
  // The code may arrive while the first window is being dragged.
  let snapping: ReturnType<WindowTools["createSnapping"]> | undefined;
  const present: SnapTarget | null = standing.isFullscreen ? "whole" : standing.tile;
  const bounds = boundsIn(readViewport(), manifest.limits);
  let origin: Point = { x: 0, y: 0 };
  const placeAfter = (by: Point) => clampPoint({ x: origin.x + by.x, y: origin.y + by.y }, bounds);

  return {
    lift: (pointer) => {
      origin = boxOf(frame);
      if (present === null) return;
      // It has its own size again, below the pointer where that has taken hold of it.
      const share = (pointer.x - origin.x) / frame.offsetWidth;
      loosen(frame, manifest, standing);
      origin = { x: pointer.x - share * frame.offsetWidth, y: origin.y };
      frame.style.insetInlineStart = `${origin.x}px`;
      frame.style.top = `${origin.y}px`;
    },
    follow: (by, pointer) => {
      const place = placeAfter(by);
      moveFrame(frame, { x: place.x - origin.x, y: place.y - origin.y });
      snapping ??= loadedValue(windowTools)?.createSnapping(frame, manifest);
      snapping?.follow(pointer);
    },
    drop: (by) => {
      const target = snapping?.target() ?? null;
      if (target !== null && target === present) return;
      const place = placeAfter(by);
      const whole = { x: Math.round(place.x), y: Math.round(place.y) };
      // Recoil renders a moment later: until then the frame must stay where it was dropped.
      loosen(frame, manifest, standing);
      paintWindow(frame, manifest, { ...standing, tile: null, place: whole });
      if (target === null) put.move(whole);
      else put.snap(target);
    },
    release: () => snapping?.hide(),
  };
};

/** A phone's sheet goes up and down only, never above the top bar. */
export const moveAsSheet = (
  frame: HTMLElement,
  isFullscreen: boolean,
  settle: (move: SheetMove) => void,
): DragMode => {
  const height = frame.offsetHeight;
  const highest = Math.min(0, topBarHeightIn(readViewport()) - frame.offsetTop);
  return {
    lift: () => {},
    follow: ({ y }) => moveFrame(frame, { x: 0, y: Math.max(highest, y) }),
    drop: ({ y }, durationMs) => {
      settle(sheetMoveAfter({ distance: y, durationMs, height, isFullscreen }));
    },
  };
};
