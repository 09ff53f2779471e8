import { type RefObject, useLayoutEffect, useRef } from "react";
import { clearDragStyles } from "./drag/gestures";
import type { AppManifest } from "./manifest";
import { type Arrangement, snappedTo } from "./model/state";
import { isSheet } from "./screen";

/** Animates a window to what it fills, and back to its own size: from its last box, by transform alone. */
export const useFlipAnimation = (
  frameRef: RefObject<HTMLElement>,
  manifest: AppManifest,
  arrangement: Arrangement,
) => {
  const last = useRef(arrangement);
  const before = useRef<DOMRect>();
  // The new styles are not in the document yet.
  if (last.current !== arrangement) before.current = frameRef.current?.getBoundingClientRect();

  useLayoutEffect(() => {
    const frame = frameRef.current;
    const from = before.current;
    const isSame = snappedTo(last.current) === snappedTo(arrangement);
    last.current = arrangement;
    if (frame === null) return;
    clearDragStyles(frame);
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isSame || isStill || from === undefined) return;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = frame;
    if (offsetWidth === 0) return;
    const scale = isSheet(manifest)
      ? "1"
      : `${from.width / offsetWidth} ${from.height / offsetHeight}`;
    const translate = `${from.x - offsetLeft}px ${from.y - offsetTop}px`;
    const transformOrigin = "0 0";
    frame.animate([{ transformOrigin, translate, scale }, { transformOrigin }], {
      duration: 240,
      easing: "cubic-bezier(0.2, 0, 0, 1)",
    });
  }, [frameRef, manifest, arrangement]);
};
