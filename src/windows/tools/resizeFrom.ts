import type { Box } from "../../lib/geometry";
import type { DragMode } from "../dragMode";
import type { AppManifest } from "../manifest";
import type { WindowStanding } from "../model/queries";
import { resizedBox } from "../model/resizedBox";
import { paintWindow } from "../paintWindow";
import { readViewport } from "../viewport";
import { boxOf } from "../windowElement";
import { gripOf } from "./grips";

/** Lets the edges that a grip holds follow the pointer; null for what is no grip. */
export const resizeFrom = (
  frame: HTMLElement,
  pressed: Element,
  manifest: AppManifest,
  standing: WindowStanding,
  resize: (box: Box) => void,
): DragMode | null => {
  const grip = gripOf(pressed);
  if (!grip) return null;
  const { limits, smallest, maxHeightShare } = manifest;
  const from = boxOf(frame);
  const resizing = { from, grip, viewport: readViewport(), limits, smallest, maxHeightShare };

  return {
    lift: () => {
      // A snapped window may be higher.
      frame.style.maxHeight = "none";
    },
    // Not through the custom properties: all that is in the window inherits those.
    follow: (by) => {
      const { x, y, width, height } = resizedBox(resizing, by);
      frame.style.insetInlineStart = `${x}px`;
      frame.style.top = `${y}px`;
      frame.style.width = `${width}px`;
      frame.style.height = `${height}px`;
    },
    drop: (by) => {
      const { x, y, width, height } = resizedBox(resizing, by);
      const place = { x: Math.round(x), y: Math.round(y) };
      const size = { width: Math.round(width), height: Math.round(height) };
      paintWindow(frame, manifest, { ...standing, tile: null, place, size });
      resize({ ...place, ...size });
    },
  };
};
