import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { DraggableCoreProps } from "react-draggable";
import { type Bounds, clampPoint, type Point } from "../lib/geometry";
import type { AppManifest } from "./manifest";
import { boundsIn } from "./model/limits";
import { useWindowTransitions } from "./state";
import { readViewport } from "./viewport";

/** How far the pointer travels, in CSS pixels, before a press counts as a drag. */
const DRAG_THRESHOLD_PX = 3;

/** Set on the root element while anything is dragged: see the global styles. */
const DRAGGING_ATTRIBUTE = "data-window-dragging";

interface Drag {
  readonly origin: Point;
  readonly pointer: Point;
  readonly bounds: Bounds;
  place: Point;
  hasMoved: boolean;
}

/**
 * Lets the title bar drag its window. The frame follows the pointer through its own style, without
 * a render; shared state is written once, on drop.
 */
export const useWindowDrag = (
  frameRef: RefObject<HTMLElement>,
  { id, limits }: Pick<AppManifest, "id" | "limits">,
) => {
  const { move } = useWindowTransitions();
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);

  const handlers = useMemo(() => {
    const release = () => {
      document.documentElement.removeAttribute(DRAGGING_ATTRIBUTE);
      frameRef.current?.removeAttribute("data-dragging");
      frameRef.current?.style.removeProperty("translate");
      drag.current = null;
    };

    const onStart: DraggableCoreProps["onStart"] = (_event, { x, y }) => {
      const frame = frameRef.current;
      if (frame === null) return false;
      const origin = { x: frame.offsetLeft, y: frame.offsetTop };
      drag.current = {
        origin,
        place: origin,
        pointer: { x, y },
        bounds: boundsIn(readViewport(), limits),
        hasMoved: false,
      };
      wasDragged.current = false;
    };

    const onDrag: DraggableCoreProps["onDrag"] = (_event, { x, y }) => {
      const frame = frameRef.current;
      const current = drag.current;
      if (frame === null || current === null) return false;
      const delta = { x: x - current.pointer.x, y: y - current.pointer.y };
      if (!current.hasMoved) {
        if (Math.hypot(delta.x, delta.y) < DRAG_THRESHOLD_PX) return;
        current.hasMoved = true;
        document.documentElement.setAttribute(DRAGGING_ATTRIBUTE, "");
        frame.setAttribute("data-dragging", "");
      }
      current.place = clampPoint(
        { x: current.origin.x + delta.x, y: current.origin.y + delta.y },
        current.bounds,
      );
      frame.style.translate = `${current.place.x - current.origin.x}px ${current.place.y - current.origin.y}px`;
    };

    const onStop: DraggableCoreProps["onStop"] = () => {
      const frame = frameRef.current;
      const current = drag.current;
      if (frame !== null && current?.hasMoved) {
        wasDragged.current = true;
        const place = { x: Math.round(current.place.x), y: Math.round(current.place.y) };
        // Recoil renders a moment later: until then the frame must stay where it was dropped.
        frame.style.setProperty("--window-x", `${place.x}px`);
        frame.style.setProperty("--window-y", `${place.y}px`);
        move(id, place);
      }
      release();
    };

    return { onStart, onDrag, onStop, release };
  }, [frameRef, id, limits, move]);

  // A touch that the system takes over ends without a touchend, and a window may close mid-drag.
  useEffect(() => {
    document.addEventListener("touchcancel", handlers.release);
    return () => {
      document.removeEventListener("touchcancel", handlers.release);
      handlers.release();
    };
  }, [handlers]);

  return {
    onStart: handlers.onStart,
    onDrag: handlers.onDrag,
    onStop: handlers.onStop,
    /** Whether the press that just ended was a drag: the click that follows it is none. */
    wasDragged,
  };
};
