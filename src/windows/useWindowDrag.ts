import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { DraggableCoreProps } from "react-draggable";
import type { Point } from "../lib/geometry";
import { type DragMode, moveAsSheet, moveFreely } from "./dragModes";
import type { AppManifest } from "./manifest";
import { isFullscreen } from "./model/queries";
import { useReadWindows } from "./state";
import { useWindowActions } from "./useWindowActions";
import { isSheet } from "./viewport";

/** How far the pointer travels, in CSS pixels, before a press counts as a drag. */
const DRAG_THRESHOLD_PX = 3;

/** Set on the root element while anything is dragged: see the global styles. */
const DRAGGING_ATTRIBUTE = "data-window-dragging";

interface Drag {
  readonly mode: DragMode;
  readonly pointer: Point;
  readonly startedAtMs: number;
  /** How far the pointer has got; null until that counts as a drag. */
  by: Point | null;
}

/**
 * Lets the title bar drag its window. The frame follows the pointer through its own style, without
 * a render; shared state is written once, on drop.
 */
export const useWindowDrag = (frameRef: RefObject<HTMLElement>, manifest: AppManifest) => {
  const { move, close, toggleFullscreen } = useWindowActions();
  const readWindows = useReadWindows();
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);

  const handlers = useMemo(() => {
    const { id, limits } = manifest;

    const modeOf = (frame: HTMLElement): DragMode | null => {
      const isFull = isFullscreen(readWindows(), id);
      if (isSheet(manifest)) {
        return moveAsSheet(frame, isFull, (sheetMove) => {
          if (sheetMove === "close") close(id);
          else if (sheetMove !== "stay") toggleFullscreen(id);
        });
      }
      return isFull ? null : moveFreely(frame, limits, (place) => move(id, place));
    };

    const release = () => {
      document.documentElement.removeAttribute(DRAGGING_ATTRIBUTE);
      frameRef.current?.removeAttribute("data-dragging");
      frameRef.current?.style.removeProperty("translate");
      drag.current = null;
    };

    const onStart: DraggableCoreProps["onStart"] = ({ timeStamp }, { x, y }) => {
      const mode = frameRef.current && modeOf(frameRef.current);
      if (mode === null) return false;
      drag.current = { mode, pointer: { x, y }, startedAtMs: timeStamp, by: null };
      wasDragged.current = false;
    };

    const onDrag: DraggableCoreProps["onDrag"] = (_event, { x, y }) => {
      const frame = frameRef.current;
      const current = drag.current;
      if (frame === null || current === null) return false;
      const by = { x: x - current.pointer.x, y: y - current.pointer.y };
      if (current.by === null) {
        if (Math.hypot(by.x, by.y) < DRAG_THRESHOLD_PX) return;
        document.documentElement.setAttribute(DRAGGING_ATTRIBUTE, "");
        frame.setAttribute("data-dragging", "");
      }
      current.by = by;
      const offset = current.mode.offset(by);
      frame.style.translate = `${offset.x}px ${offset.y}px`;
    };

    const onStop: DraggableCoreProps["onStop"] = ({ timeStamp }) => {
      const current = drag.current;
      release();
      if (!current?.by) return;
      wasDragged.current = true;
      current.mode.drop(current.by, timeStamp - current.startedAtMs);
    };

    // The frame moves away under the press: what lies there then, such as a link, would be dragged by the browser, the mouse's
    // events would end, and the window would stick to the pointer.
    const refuseNativeDrag = (event: DragEvent) => {
      if (drag.current) event.preventDefault();
    };

    return { onStart, onDrag, onStop, release, refuseNativeDrag };
  }, [frameRef, manifest, move, close, toggleFullscreen, readWindows]);

  // A touch that the system takes over ends without a touchend, and a window may close mid-drag.
  useEffect(() => {
    document.addEventListener("touchcancel", handlers.release);
    document.addEventListener("dragstart", handlers.refuseNativeDrag);
    return () => {
      document.removeEventListener("touchcancel", handlers.release);
      document.removeEventListener("dragstart", handlers.refuseNativeDrag);
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
