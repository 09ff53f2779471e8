import { type TouchEvent, useRef, type WheelEvent } from "react";
import type { AppManifest } from "./manifest";
import { useWindowActions } from "./useWindowActions";
import { isSheet } from "./viewport";

/** How far a finger goes up, in CSS pixels, before it scrolls. */
const SCROLL_PX = 8;

/** A phone's sheet fills the screen as soon as one reads on in it. */
export const useRaiseOnScroll = (manifest: AppManifest) => {
  const { enterFullscreen } = useWindowActions();
  const touched = useRef<Pick<Touch, "clientX" | "clientY">>();

  const raise = () => {
    if (isSheet(manifest)) enterFullscreen(manifest.id);
  };

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      touched.current = touches[0];
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const from = touched.current;
      const touch = touches[0];
      // With two fingers it is a pinch.
      if (from === undefined || touch === undefined || touches.length > 1) return;
      const up = from.clientY - touch.clientY;
      const across = Math.abs(from.clientX - touch.clientX);
      if (up > SCROLL_PX && up > across) raise();
    },
    onWheel: ({ deltaY, ctrlKey }: WheelEvent) => {
      // With Ctrl it is one, too.
      if (deltaY > 0 && !ctrlKey) raise();
    },
  };
};
