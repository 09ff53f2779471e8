import { useEffect } from "react";
import { focusedWindow } from "../model/queries";
import type { WindowId } from "../model/windowsState";
import { useReadWindows } from "../state";
import { useWindowActions } from "../useWindowActions";
import { windowIdAround } from "../windowElement";

/** How long after a press or a key browsers say that the visitor is at work (`navigator.userActivation`). */
const ACTIVATION_MS = 5000;

/** The focus that goes into a frame so soon after Tab has been sent there by it. */
const TAB_MS = 100;

const focusedFrame = () => {
  const active = document.activeElement;
  return active instanceof HTMLIFrameElement ? active : null;
};

/**
 * Brings the window to the front whose frame the visitor presses, or gets into by Tab. The press itself stays in the frame:
 * all that the page sees is that it lost the focus to it, and a framed site can take that by itself, again and again. So
 * what the visitor has done last decides. A frame that takes the focus unasked gives it back, and is inert until its
 * window is in front: a press on it is heard by the window then. Firefox lets it take the focus even so; one that does is
 * hidden meanwhile, since keys would go into it between its taking and its giving back.
 */
export const FrameFocus = ({ front }: { front: WindowId | undefined }) => {
  const { focus } = useWindowActions();
  const readWindows = useReadWindows();

  useEffect(() => {
    for (const frame of document.querySelectorAll("iframe")) {
      if (windowIdAround(frame) !== front) continue;
      frame.inert = false;
      frame.style.visibility = "";
    }
  }, [front]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The frame that the pointer has gone into, while nothing has been done elsewhere since. */
    let entered: EventTarget | null = null;
    let lastFocused: EventTarget | null = null;
    let doneAtMs = Number.NEGATIVE_INFINITY;
    let tabbedAtMs = Number.NEGATIVE_INFINITY;

    const isAskedFor = (frame: HTMLIFrameElement) => {
      const now = performance.now();
      if (now - tabbedAtMs < TAB_MS) return true;
      // The page around a frame learns no more than this of a click in it.
      const isAtWork = navigator.userActivation?.isActive;
      return frame === entered ? isAtWork !== false : isAtWork && now - doneAtMs > ACTIVATION_MS;
    };

    const judge = () => {
      const frame = focusedFrame();
      const id = frame ? windowIdAround(frame) : undefined;
      if (frame === null || id === undefined || id === focusedWindow(readWindows())) return;
      if (isAskedFor(frame)) return focus(id);
      if (frame.inert) frame.style.visibility = "hidden";
      frame.inert = true;
      if (lastFocused instanceof HTMLElement && lastFocused.isConnected) {
        lastFocused.focus({ preventScroll: true });
      } else frame.blur();
    };

    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const onPointerOver = ({ target }: Event) => {
      entered = target;
    };
    const onPointerDown = () => {
      lastFocused = null;
      doneAtMs = performance.now();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // Held for a press in a frame, it is part of that.
      if (event.getModifierState(event.key)) return;
      entered = null;
      doneAtMs = performance.now();
      if (event.key === "Tab") tabbedAtMs = doneAtMs;
    };
    const onFocusIn = ({ target }: Event) => {
      if (!(target instanceof HTMLIFrameElement)) lastFocused = target;
    };
    const onBlur = ({ target }: Event) => {
      if (target !== window) return;
      judge();
      // In Firefox the frame is the active element only a task later.
      clearTimeout(timer);
      timer = setTimeout(judge);
    };
    document.addEventListener("pointerover", onPointerOver, options);
    document.addEventListener("pointerdown", onPointerDown, options);
    document.addEventListener("keydown", onKeyDown, options);
    document.addEventListener("focusin", onFocusIn, options);
    window.addEventListener("blur", onBlur, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [focus, readWindows]);

  return null;
};
