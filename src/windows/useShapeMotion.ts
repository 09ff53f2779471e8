import { type RefObject, useRef } from "react";
import { useBrowserLayoutEffect } from "../lib/useBrowserLayoutEffect";
import type { AppManifest } from "./manifest";
import type { WindowStanding } from "./model/queries";
import type { SnapTarget } from "./model/snapTarget";
import { paintWindow } from "./paintWindow";
import { isSheet } from "./viewport";

/**
 * Lets the window grow to what it fills (the whole desktop or a tile), and shrink back to its own
 * size (null): by transform alone, from where it was, and from wherever an earlier motion had
 * brought it.
 */
export const useShapeMotion = (
  frameRef: RefObject<HTMLElement>,
  manifest: AppManifest,
  standing: Pick<WindowStanding, "place" | "size" | "tile" | "isFullscreen">,
) => {
  const filled: SnapTarget | null = standing.isFullscreen ? "whole" : standing.tile;
  const shown = useRef(filled);
  const before = useRef<DOMRect>();
  // Only now is the frame still where the visitor last saw it.
  if (shown.current !== filled) before.current = frameRef.current?.getBoundingClientRect();

  useBrowserLayoutEffect(() => {
    const frame = frameRef.current;
    if (shown.current === filled || frame === null) return;
    shown.current = filled;
    // React leaves alone what stays the same from one tile to another, and a drag has painted over it.
    paintWindow(frame, manifest, standing);
    frame.removeAttribute("data-resizing");
    const from = before.current;
    // Not its rectangle, which includes what is still moving.
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = frame;
    if (from === undefined || offsetWidth === 0 || offsetHeight === 0) return;
    const by = { x: from.x - offsetLeft, y: from.y - offsetTop };
    // A sheet slides: its lower end is out of sight anyway, and one may be reading in it.
    const scale = isSheet(manifest)
      ? { x: 1, y: 1 }
      : { x: from.width / offsetWidth, y: from.height / offsetHeight };
    // One that was dragged away has had its own size since.
    const hasMoved = Math.hypot(by.x, by.y) > 1 || Math.hypot(scale.x - 1, scale.y - 1) > 0.01;
    if (!hasMoved) return;
    frame.style.setProperty("--from-x", `${by.x}px`);
    frame.style.setProperty("--from-y", `${by.y}px`);
    frame.style.setProperty("--from-scale-x", String(scale.x));
    frame.style.setProperty("--from-scale-y", String(scale.y));
    frame.setAttribute("data-resizing", "");
  }, [frameRef, manifest, standing, filled]);
};
