import { type RefObject, useRef } from "react";
import { useBrowserLayoutEffect } from "../lib/useBrowserLayoutEffect";

/**
 * Lets the window grow from where it was, and shrink from full size: by transform alone, and from
 * wherever an earlier motion had brought it.
 */
export const useFullscreenMotion = (frameRef: RefObject<HTMLElement>, isFullscreen: boolean) => {
  const shown = useRef(isFullscreen);
  const before = useRef<DOMRect>();
  // Only now is the frame still where the visitor last saw it.
  if (shown.current !== isFullscreen) before.current = frameRef.current?.getBoundingClientRect();

  useBrowserLayoutEffect(() => {
    const frame = frameRef.current;
    if (shown.current === isFullscreen || frame === null) return;
    shown.current = isFullscreen;
    frame.removeAttribute("data-resizing");
    const from = before.current;
    // Not its rectangle, which includes what is still moving.
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = frame;
    if (from === undefined || offsetWidth === 0 || offsetHeight === 0) return;
    frame.style.setProperty("--from-x", `${from.x - offsetLeft}px`);
    frame.style.setProperty("--from-y", `${from.y - offsetTop}px`);
    frame.style.setProperty("--from-scale-x", String(from.width / offsetWidth));
    frame.style.setProperty("--from-scale-y", String(from.height / offsetHeight));
    frame.setAttribute("data-resizing", "");
  }, [frameRef, isFullscreen]);
};
