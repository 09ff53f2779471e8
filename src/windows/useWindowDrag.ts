import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { DraggableCoreProps } from "react-draggable";
import type { Box, Point } from "../lib/geometry";
import { loadedValue } from "../lib/loading";
import { isPressed } from "../lib/shortcuts";
import type { DragMode } from "./dragMode";
import { moveAsSheet, moveFreely } from "./dragModes";
import type { AppManifest } from "./manifest";
import { standingOf } from "./model/queries";
import { readingPoint } from "./readingSide";
import { useReadWindows } from "./state";
import { useWindowActions } from "./useWindowActions";
import { isSheet } from "./viewport";
import { GRIP_ATTRIBUTE } from "./windowElement";
import { windowTools } from "./windowTools";

/** How far the pointer travels, in CSS pixels, before a press counts as a drag. */
const DRAG_THRESHOLD_PX = 3;

/** Set on the root element while anything is dragged: see the global styles. */
const DRAGGING_ATTRIBUTE = "data-window-dragging";

interface Drag {
  readonly mode: DragMode;
  readonly pointer: Point;
  readonly startedAtMs: number;
  /** How far the pointer has got, and how to put the frame back; null until that counts as a drag. */
  lifted: { by: Point; readonly putBack: () => void } | null;
}

/** How to give a frame the look back that it has now, without a render. */
const lookOf = (frame: HTMLElement): (() => void) => {
  const { cssText } = frame.style;
  const isFullscreen = frame.hasAttribute("data-fullscreen");
  return () => {
    // The layer is React's, and another window may have come to the front meanwhile.
    const { zIndex } = frame.style;
    frame.style.cssText = cssText;
    frame.style.zIndex = zIndex;
    frame.toggleAttribute("data-fullscreen", isFullscreen);
  };
};

/**
 * Lets the title bar drag its window, and its edges resize it. The frame follows the pointer through
 * its own style, without a render; shared state is written once, on drop.
 */
export const useWindowDrag = (frameRef: RefObject<HTMLElement>, manifest: AppManifest) => {
  const { resize, dropAt, dropInto, close, toggleFullscreen } = useWindowActions();
  const readWindows = useReadWindows();
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);

  const handlers = useMemo(() => {
    const { id } = manifest;

    const modeOf = (frame: HTMLElement, target: EventTarget | null): DragMode | null => {
      const standing = standingOf(readWindows(), id);
      if (target instanceof Element && target.hasAttribute(GRIP_ATTRIBUTE)) {
        const tools = loadedValue(windowTools);
        const put = (box: Box) => resize(id, box);
        return tools?.resizeFrom(frame, target, manifest, standing, put) ?? null;
      }
      if (isSheet(manifest)) {
        return moveAsSheet(frame, standing.isFullscreen, (sheetMove) => {
          if (sheetMove === "close") close(id);
          else if (sheetMove !== "stay") toggleFullscreen(id);
        });
      }
      return moveFreely(frame, manifest, standing, {
        move: (place) => dropAt(id, place),
        snap: (target) => dropInto(id, target),
      });
    };

    /** Ends a drag: all is as before it, unless `settle` says what comes of it. */
    const end = (settle?: (mode: DragMode, by: Point, startedAtMs: number) => void) => {
      const current = drag.current;
      if (current === null) return;
      drag.current = null;
      document.documentElement.removeAttribute(DRAGGING_ATTRIBUTE);
      frameRef.current?.removeAttribute("data-dragging");
      const { mode, lifted, startedAtMs } = current;
      if (lifted === null) return;
      lifted.putBack();
      settle?.(mode, lifted.by, startedAtMs);
      mode.release?.();
    };

    const onStart: DraggableCoreProps["onStart"] = ({ target, timeStamp }, { x, y }) => {
      wasDragged.current = false;
      const mode = frameRef.current && modeOf(frameRef.current, target);
      if (mode === null) return false;
      drag.current = {
        mode,
        pointer: readingPoint({ x, y }),
        startedAtMs: timeStamp,
        lifted: null,
      };
    };

    const onDrag: DraggableCoreProps["onDrag"] = (_event, { x, y }) => {
      const frame = frameRef.current;
      const current = drag.current;
      if (frame === null || current === null) return false;
      const { mode, pointer } = current;
      const reached = readingPoint({ x, y });
      const by = { x: reached.x - pointer.x, y: reached.y - pointer.y };
      if (current.lifted === null) {
        if (Math.hypot(by.x, by.y) < DRAG_THRESHOLD_PX) return;
        current.lifted = { by, putBack: lookOf(frame) };
        wasDragged.current = true;
        document.documentElement.setAttribute(DRAGGING_ATTRIBUTE, "");
        frame.setAttribute("data-dragging", "");
        mode.lift(pointer);
      }
      current.lifted.by = by;
      mode.follow(by, reached);
    };

    const onStop: DraggableCoreProps["onStop"] = ({ timeStamp }) =>
      end((mode, by, startedAtMs) => mode.drop(by, timeStamp - startedAtMs));

    const callOff = () => end();

    const callOffByEscape = (event: KeyboardEvent) => {
      if (!isPressed(event, "takeBack") || drag.current === null) return;
      // It means the drag, and nothing else that Escape would end.
      event.preventDefault();
      event.stopPropagation();
      callOff();
    };

    // The frame moves away under the press: what lies there then, such as a link, would be dragged by the browser, the mouse's
    // events would end, and the window would stick to the pointer.
    const refuseNativeDrag = (event: DragEvent) => {
      if (drag.current) event.preventDefault();
    };

    return { onStart, onDrag, onStop, callOff, callOffByEscape, refuseNativeDrag };
  }, [frameRef, manifest, resize, dropAt, dropInto, close, toggleFullscreen, readWindows]);

  // A press that the system takes over ends without a word of its own, and a window may close mid-drag.
  useEffect(() => {
    const { callOff, callOffByEscape, refuseNativeDrag } = handlers;
    document.addEventListener("touchcancel", callOff);
    document.addEventListener("pointercancel", callOff);
    document.addEventListener("dragstart", refuseNativeDrag);
    document.addEventListener("keydown", callOffByEscape, { capture: true });
    return () => {
      document.removeEventListener("touchcancel", callOff);
      document.removeEventListener("pointercancel", callOff);
      document.removeEventListener("dragstart", refuseNativeDrag);
      document.removeEventListener("keydown", callOffByEscape, { capture: true });
      callOff();
    };
  }, [handlers]);

  return {
    onStart: handlers.onStart,
    onDrag: handlers.onDrag,
    onStop: handlers.onStop,
    /** Whether the last press was a drag: the click that follows it is none. */
    wasDragged,
  };
};
