import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { DraggableCoreProps } from "react-draggable";
import type { Point } from "../../lib/geometry";
import type { AppManifest } from "../manifest";
import type { SnapTarget } from "../model/snap";
import { arrangementOf } from "../model/state";
import { isSheet, ONWARD } from "../screen";
import { useReadWindows } from "../state";
import { useWindowActions } from "../WindowManager";
import {
  clearDragStyles,
  type Gesture,
  moveGesture,
  resizeGesture,
  sheetGesture,
} from "./gestures";
import { edgesOf, RESIZE_SELECTOR } from "./ResizeHandles";

const DRAG_SELECTOR = "[data-drag-handle]";
export const NO_DRAG_SELECTOR = "[data-no-drag]";

/** The distance in CSS pixels after which a press becomes a drag. */
const DRAG_THRESHOLD_PX = 3;

/** Set on a window during its drag. */
const DRAGGING_ATTRIBUTE = "data-dragging";

interface Drag {
  readonly gesture: Gesture;
  readonly begun: Point;
  by: Point;
}

/**
 * Moves a window by its title bar and resizes it by its handles. During a drag the window's own style
 * follows the pointer, and nothing but the snap preview renders; the state is written once, on drop.
 */
export const useWindowDrag = (frameRef: RefObject<HTMLElement>, manifest: AppManifest) => {
  const actions = useWindowActions();
  const readWindows = useReadWindows();
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const [preview, setPreview] = useState<SnapTarget | null>(null);

  const handlers = useMemo(() => {
    const gestureOf = (frame: HTMLElement, target: EventTarget | null, begun: Point): Gesture => {
      const arrangement = arrangementOf(readWindows(), manifest.id);
      const edges = edgesOf(target);
      if (edges) return resizeGesture(frame, manifest, edges, actions);
      if (isSheet(manifest)) return sheetGesture(frame, manifest, arrangement, actions);
      return moveGesture(frame, manifest, arrangement, begun, setPreview, actions);
    };

    const onStart: DraggableCoreProps["onStart"] = ({ target }, { x, y }) => {
      const frame = frameRef.current;
      wasDragged.current = false;
      if (frame === null) return false;
      const begun = { x, y };
      const gesture = gestureOf(frame, target, begun);
      drag.current = { gesture, begun, by: { x: 0, y: 0 } };
    };

    const onDrag: DraggableCoreProps["onDrag"] = (_event, { x, y }) => {
      const current = drag.current;
      if (current === null) return false;
      const { begun, gesture } = current;
      current.by = { x: (x - begun.x) * ONWARD, y: y - begun.y };
      if (!wasDragged.current) {
        if (Math.hypot(current.by.x, current.by.y) < DRAG_THRESHOLD_PX) return;
        wasDragged.current = true;
        frameRef.current?.setAttribute(DRAGGING_ATTRIBUTE, "");
      }
      gesture.follow(current.by, { x, y });
    };

    /** Ends the drag. Returns it if the window has moved. */
    const end = (): Drag | null => {
      const current = drag.current;
      drag.current = null;
      frameRef.current?.removeAttribute(DRAGGING_ATTRIBUTE);
      setPreview(null);
      return wasDragged.current ? current : null;
    };

    const onStop: DraggableCoreProps["onStop"] = () => {
      const ended = end();
      if (ended === null) return;
      ended.gesture.drop(ended.by);
      // Until the new state is rendered, the window must stay where it was dropped.
      requestAnimationFrame(() => frameRef.current && clearDragStyles(frameRef.current));
    };

    const cancel = () => {
      if (end() && frameRef.current) clearDragStyles(frameRef.current);
    };

    const cancelByEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || drag.current === null) return;
      // It must not leave fullscreen, too.
      event.preventDefault();
      event.stopPropagation();
      cancel();
    };

    // A link under the moving window would be dragged by the browser, and the mouse's events would end.
    const preventNativeDrag = (event: DragEvent) => {
      if (drag.current) event.preventDefault();
    };

    return { onStart, onDrag, onStop, cancel, cancelByEscape, preventNativeDrag };
  }, [frameRef, manifest, actions, readWindows]);

  useEffect(() => {
    const { cancel, cancelByEscape, preventNativeDrag } = handlers;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("touchcancel", cancel, { signal });
    document.addEventListener("pointercancel", cancel, { signal });
    document.addEventListener("dragstart", preventNativeDrag, { signal });
    document.addEventListener("keydown", cancelByEscape, { signal, capture: true });
    return () => {
      listening.abort();
      cancel();
    };
  }, [handlers]);

  const { onStart, onDrag, onStop } = handlers;
  return {
    dragProps: {
      nodeRef: frameRef,
      handle: `${DRAG_SELECTOR},${RESIZE_SELECTOR}`,
      cancel: NO_DRAG_SELECTOR,
      // The title bar's `touch-action` keeps the page still; taps must stay clicks.
      allowMobileScroll: true,
      enableUserSelectHack: false,
      onStart,
      onDrag,
      onStop,
    },
    /** Whether the last press was a drag, so that the click after it does not count. */
    wasDragged,
    /** The part of the desktop that the window would fill if it were dropped now. */
    preview,
  };
};
