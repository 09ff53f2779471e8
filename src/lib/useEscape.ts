import { useEffect, useRef } from "react";
import { isPressed } from "./shortcuts";

/**
 * Hears of Escape before anything in the page does, wherever the focus is, while `isListening`.
 * A handler that uses the key prevents its default.
 */
export const useEscape = (isListening: boolean, onEscape: (event: KeyboardEvent) => void): void => {
  const latest = useRef(onEscape);
  latest.current = onEscape;

  useEffect(() => {
    if (!isListening) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isPressed(event, "hideTooltip")) latest.current(event);
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [isListening]);
};
