import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { DraggableCoreProps } from "react-draggable";
import type { Point } from "../../lib/geometry";
import type { AppManifest } from "../manifest";
import { placeWithin, resizedBox } from "../model/limits";
import { type SnapTarget, snapTarget } from "../model/snap";
import { arrangementOf, snappedTo } from "../model/state";
import {
  boxOf,
  DRAGGED,
  fromInlineStart,
  isOnPhone,
  isSheet,
  ONWARD,
  readViewport,
} from "../screen";
import type { SelectedWindow } from "../store";
import { useWindowActions } from "../WindowManager";
import { edgesOf } from "./handles";

export const NO_DRAG_SELECTOR = "[data-no-drag]";

/** The distance in CSS pixels after which a press becomes a drag. */
const DRAG_THRESHOLD_PX = 3;

/** The way of a phone's sheet, in CSS pixels, from which on its drag counts. */
const SHEET_STEP_PX = 80;

/** React writes other styles of a window, so these can be removed at any time. */
const DRAG_STYLES = ["translate", "inset-inline-start", "top", "width", "height", "max-height"];

const clearDragStyles = (frame: HTMLElement): void => {
  frame.removeAttribute(DRAGGED);
  for (const name of DRAG_STYLES) frame.style.removeProperty(name);
};

const translate = (frame: HTMLElement, { x, y }: Point) => {
  frame.style.translate = `${x * ONWARD}px ${y}px`;
};

interface Press {
  readonly frame: HTMLElement;
  readonly manifest: AppManifest;
  readonly actions: ReturnType<typeof useWindowActions>;
  readonly showPreview: (target: SnapTarget | null) => void;
  readonly target: EventTarget | null;
  /** The pointer's place on the screen. */
  readonly begun: Point;
}

interface Gesture {
  /**
   * `pointer` is a place of the screen; `by` is the way to it, in whole CSS pixels from the inline start. The viewport, and with it the
   * window's own box, may be another one each time.
   */
  readonly follow: (pointer: Point, by: Point) => void;
  /** Only after a first `follow`. Gives the window another arrangement, or does nothing. */
  readonly drop: () => void;
}

/** Moves a window within its limits, and snaps it if it is dropped at an edge. */
const moveGesture = ({ frame, manifest, actions, showPreview, begun }: Press): Gesture => {
  const { id, kind } = manifest;
  const snapped = snappedTo(arrangementOf(actions.windows(), id));
  const canSnap = kind === "window" && !isOnPhone();
  const before = boxOf(frame);
  const startX = fromInlineStart(begun.x);
  let gripX: number | undefined;
  let target: SnapTarget | null = null;
  let placed: Point;

  return {
    follow(pointer) {
      const viewport = readViewport();
      const own = boxOf(frame);
      // A snapped window has its own size while it is dragged: it keeps the same part of it under the pointer.
      gripX ??= ((startX - before.x) / before.width) * own.width;
      const x = Math.round(fromInlineStart(pointer.x) - gripX);
      const y = Math.round(pointer.y - begun.y) + before.y;
      placed = placeWithin({ x, y }, viewport, kind);
      translate(frame, { x: placed.x - own.x, y: placed.y - own.y });
      const next = canSnap ? snapTarget(pointer, viewport) : null;
      if (next !== target) showPreview(next);
      target = next;
    },
    drop() {
      if (target === null) actions.move(id, placed);
      else if (target !== snapped) actions.snap(id, target);
    },
  };
};

/** Moves a phone's sheet up and down; dropped, it fills the screen, shrinks or closes. */
const sheetGesture = ({ frame, manifest: { id }, actions }: Press): Gesture => {
  const { isFullscreen } = arrangementOf(actions.windows(), id);
  let down = 0;
  return {
    follow(_pointer, { y }) {
      down = y;
      const highest = Math.min(0, readViewport().topBar - frame.offsetTop);
      translate(frame, { x: 0, y: Math.max(highest, y) });
    },
    drop() {
      if (Math.abs(down) < SHEET_STEP_PX) return;
      if (down < 0 !== isFullscreen) actions.toggleFullscreen(id);
      else if (down > 0) actions.close(id);
    },
  };
};

/** Moves the edges that a resize handle belongs to; undefined for a press elsewhere. */
const resizeGesture = ({ frame, manifest, actions, target }: Press): Gesture | undefined => {
  const edges = edgesOf(target);
  if (edges === undefined) return undefined;
  const from = boxOf(frame);
  let box = from;
  return {
    follow(_pointer, by) {
      box = resizedBox({ ...manifest, from, edges, viewport: readViewport() }, by);
      frame.style.insetInlineStart = `${box.x}px`;
      frame.style.top = `${box.y}px`;
      frame.style.width = `${box.width}px`;
      frame.style.height = `${box.height}px`;
      // A snapped window may be higher than its own maximum.
      frame.style.maxHeight = "none";
    },
    drop: () => actions.resize(manifest.id, box),
  };
};

interface Drag {
  readonly gesture: Gesture;
  readonly begun: Point;
  readonly isOnPhone: boolean;
  /** Follows the pointer to its last place once more: the window may have another one in the layout now. */
  again?: () => void;
}

/**
 * Moves a window by its title bar and resizes it by its handles. During a drag the window's own style
 * follows the pointer, and nothing but the snap preview renders; the state is written once, on drop.
 */
export const useWindowDrag = (
  frameRef: RefObject<HTMLElement>,
  manifest: AppManifest,
  { arrangement, isOpen }: Pick<SelectedWindow, "arrangement" | "isOpen">,
) => {
  const actions = useWindowActions();
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const [preview, showPreview] = useState<SnapTarget | null>(null);

  // Until its next arrangement is in the document a window stays where it was dropped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what a drop changes
  useLayoutEffect(() => {
    if (frameRef.current) clearDragStyles(frameRef.current);
  }, [frameRef, arrangement, isOpen]);

  /** Ends the drag, and drops a window that has moved. */
  const end = useCallback(
    (drops: boolean) => {
      const frame = frameRef.current;
      const gesture = wasDragged.current ? drag.current?.gesture : undefined;
      drag.current = null;
      frame?.removeAttribute("data-held");
      showPreview(null);
      if (!frame || !gesture) return;
      const before = actions.windows();
      if (drops) gesture.drop();
      if (actions.windows() === before) clearDragStyles(frame);
    },
    [frameRef, actions],
  );

  const onStart: DraggableCoreProps["onStart"] = ({ target }, { x, y }) => {
    const frame = frameRef.current;
    wasDragged.current = false;
    if (frame === null) return false;
    const begun = { x, y };
    const press = { frame, manifest, actions, showPreview, target, begun };
    const ofTitle = isSheet(manifest) ? sheetGesture : moveGesture;
    const gesture = resizeGesture(press) ?? ofTitle(press);
    drag.current = { gesture, begun, isOnPhone: isOnPhone() };
    frame.setAttribute("data-held", "");
  };

  const onDrag: DraggableCoreProps["onDrag"] = (_event, { x, y }) => {
    if (drag.current === null) return false;
    const { begun, gesture } = drag.current;
    const by = { x: Math.round(x - begun.x) * ONWARD, y: Math.round(y - begun.y) };
    if (!wasDragged.current) {
      if (Math.hypot(by.x, by.y) < DRAG_THRESHOLD_PX) return;
      wasDragged.current = true;
      frameRef.current?.setAttribute(DRAGGED, "");
    }
    drag.current.again = () => gesture.follow({ x, y }, by);
    drag.current.again();
  };

  useEffect(() => {
    const cancel = () => end(false);
    const cancelByEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || drag.current === null) return;
      // Escape must not leave fullscreen, too.
      event.preventDefault();
      event.stopPropagation();
      cancel();
    };
    // A window that has become a sheet moves in another way.
    const followViewport = () => {
      if (drag.current?.isOnPhone === isOnPhone()) drag.current.again?.();
      else cancel();
    };
    // The browser would drag selected text or a picture instead.
    const keepDrag = (event: DragEvent) => {
      if (drag.current !== null) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("resize", followViewport, { signal });
    document.addEventListener("dragstart", keepDrag, { signal });
    document.addEventListener("pointercancel", cancel, { signal });
    document.addEventListener("keydown", cancelByEscape, { signal, capture: true });
    return () => listening.abort();
  }, [end]);

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
      onStop: () => {
        drag.current?.again?.();
        end(true);
      },
    },
    /** The last press was a drag, so the click after it does not count. */
    wasDragged,
    /** The part of the desktop that the window would fill if it were dropped now. */
    preview,
  };
};
