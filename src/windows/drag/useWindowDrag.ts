import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { DraggableCoreProps } from "react-draggable";
import type { Point } from "../../lib/geometry";
import type { AppManifest } from "../manifest";
import type { SnapTarget } from "../model/snap";
import { arrangementOf } from "../model/state";
import { isSheet, ONWARD } from "../screen";
import { useWindowActions } from "../WindowManager";
import {
  clearDragStyles,
  type Gesture,
  moveGesture,
  resizeGesture,
  sheetGesture,
} from "./gestures";
import { edgesOf } from "./ResizeHandles";

export const NO_DRAG_SELECTOR = "[data-no-drag]";

/** The distance in CSS pixels after which a press becomes a drag. */
const DRAG_THRESHOLD_PX = 3;

interface Drag {
  readonly gesture: Gesture;
  readonly begun: Point;
}

/**
 * Moves a window by its title bar and resizes it by its handles. During a drag the window's own style
 * follows the pointer, and nothing but the snap preview renders; the state is written once, on drop.
 */
export const useWindowDrag = (frameRef: RefObject<HTMLElement>, manifest: AppManifest) => {
  const actions = useWindowActions();
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const [preview, setPreview] = useState<SnapTarget | null>(null);

  const gestureOf = (frame: HTMLElement, target: EventTarget | null, begun: Point): Gesture => {
    const arrangement = arrangementOf(actions.windows(), manifest.id);
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
    frame.setAttribute("data-held", "");
    drag.current = { gesture: gestureOf(frame, target, begun), begun };
  };

  const onDrag: DraggableCoreProps["onDrag"] = (_event, { x, y }) => {
    if (drag.current === null) return false;
    const { begun, gesture } = drag.current;
    const by = { x: Math.round(x - begun.x) * ONWARD, y: Math.round(y - begun.y) };
    if (!wasDragged.current) {
      if (Math.hypot(by.x, by.y) < DRAG_THRESHOLD_PX) return;
      wasDragged.current = true;
      frameRef.current?.setAttribute("data-dragging", "");
    }
    gesture.follow(by, { x, y });
  };

  /** Ends the drag. Returns its gesture if the window has moved. */
  const end = useCallback(() => {
    const gesture = drag.current?.gesture;
    drag.current = null;
    frameRef.current?.removeAttribute("data-held");
    frameRef.current?.removeAttribute("data-dragging");
    setPreview(null);
    return wasDragged.current ? gesture : undefined;
  }, [frameRef]);

  const onStop = () => {
    const gesture = end();
    if (gesture === undefined) return;
    gesture.drop();
    // Until the new state is rendered, the window must stay where it was dropped.
    requestAnimationFrame(() => frameRef.current && clearDragStyles(frameRef.current));
  };

  useEffect(() => {
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
    // The browser would drag selected text or a picture instead.
    const keepDrag = (event: DragEvent) => {
      if (drag.current !== null) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("dragstart", keepDrag, { signal });
    document.addEventListener("pointercancel", cancel, { signal });
    document.addEventListener("keydown", cancelByEscape, { signal, capture: true });
    return () => listening.abort();
  }, [frameRef, end]);

  return {
    dragProps: {
      nodeRef: frameRef,
      handle: "[data-drag-handle], [data-resize]",
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
