import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import type { Point } from "../lib/geometry";

/** How long a finger rests before it counts as a long press; the platforms' own figure. */
export const LONG_PRESS_MS = 500;

/** How far a resting finger may stray, in CSS pixels. */
export const LONG_PRESS_SLOP_PX = 10;

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

/**
 * A long press by touch or pen. Moving, scrolling or lifting the finger calls it off; the click
 * that follows a long press is swallowed.
 */
export const useLongPress = (onLongPress: (point: Point) => void) => {
  const timer = useRef<number>();
  const start = useRef<Point>({ x: 0, y: 0 });
  const fired = useRef(false);

  const cancel = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    /** Whether the press under way, or the last one, was a long press. */
    hasFired: () => fired.current,
    cancel,
    handlers: {
      onPointerDown(event: PointerEvent) {
        cancel();
        fired.current = false;
        if (event.pointerType === "mouse" || !event.isPrimary) return;
        const point = pointOf(event);
        start.current = point;
        timer.current = window.setTimeout(() => {
          fired.current = true;
          onLongPress(point);
        }, LONG_PRESS_MS);
      },
      onPointerMove(event: PointerEvent) {
        const { x, y } = pointOf(event);
        if (Math.hypot(x - start.current.x, y - start.current.y) > LONG_PRESS_SLOP_PX) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
      onClickCapture(event: MouseEvent) {
        if (!fired.current) return;
        fired.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
};
