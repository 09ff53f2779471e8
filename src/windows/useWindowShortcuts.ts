import { useEffect } from "react";
import { isKey, isShortcut } from "../lib/shortcuts";
import { isFullscreen } from "./model/state";
import { windowIdAround } from "./screen";
import { useWindowActions } from "./WindowManager";

/** A key that `frame-keys.js` reports from a framed page of this site (docs/guide/content.md). */
const framedKey = ({ data, source }: MessageEvent): { key: string; isBack: boolean } | null => {
  const frame = [...document.querySelectorAll("iframe")].find(
    ({ contentWindow }) => contentWindow === source,
  );
  const isOwn = frame && new URL(frame.src, location.href).origin === location.origin;
  return isOwn && typeof data?.desktopKey === "string"
    ? { key: data.desktopKey, isBack: data.shiftKey === true }
    : null;
};

/** F6 and Shift+F6 go through the windows, Escape leaves fullscreen; a click in a frame raises its window. */
export const useWindowShortcuts = () => {
  const { windows, focus, focusNeighbour, toggleFullscreen } = useWindowActions();

  useEffect(() => {
    const leaveFullscreen = () => {
      // F6 may have brought another window in front of it.
      const filling = windows().stack.findLast((id) => isFullscreen(windows(), id));
      if (filling !== undefined) toggleFullscreen(filling);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const isBack = isShortcut(event, "previousWindow");
      if (isBack || isShortcut(event, "nextWindow")) {
        focusNeighbour(isBack ? -1 : 1);
        event.preventDefault();
      } else if (isKey(event, "Escape")) leaveFullscreen();
    };
    const onMessage = (event: MessageEvent) => {
      const framed = framedKey(event);
      if (framed?.key === "F6") focusNeighbour(framed.isBack ? -1 : 1);
      else if (framed?.key === "Escape") leaveFullscreen();
    };
    // The page sees of a click in a frame only that it loses the focus to it, and a framed page can
    // take the focus by itself, too. In Firefox the frame is the active element a task later.
    let pointedAt: EventTarget | null = null;
    const onPointerOver = ({ target }: PointerEvent) => {
      pointedAt = target;
    };
    const onBlur = () =>
      setTimeout(() => {
        const frame = document.activeElement;
        const isClicked = frame instanceof HTMLIFrameElement && frame === pointedAt;
        const id = isClicked ? windowIdAround(frame) : undefined;
        if (id !== undefined) focus(id);
      });
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", onKeyDown, { signal });
    window.addEventListener("message", onMessage, { signal });
    document.addEventListener("pointerover", onPointerOver, { signal });
    window.addEventListener("blur", onBlur, { signal });
    return () => listening.abort();
  }, [windows, focus, focusNeighbour, toggleFullscreen]);
};
