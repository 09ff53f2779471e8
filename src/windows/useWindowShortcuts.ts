import { useEffect } from "react";
import { isPressed } from "../lib/shortcuts";
import { focusedWindow, isFullscreen } from "./model/queries";
import { useReadWindows } from "./state";
import { useWindowActions } from "./useWindowActions";

/** F6 and Shift+F6 go round the open windows; Escape leaves fullscreen. */
export const useWindowShortcuts = () => {
  const { raiseNeighbour, exitFullscreen } = useWindowActions();
  const readWindows = useReadWindows();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const isBack = isPressed(event, "previousWindow");
      if (isBack || isPressed(event, "nextWindow")) {
        event.preventDefault();
        raiseNeighbour(isBack ? -1 : 1);
      } else if (isPressed(event, "leaveFullscreen")) {
        const state = readWindows();
        const focused = focusedWindow(state);
        if (focused !== undefined && isFullscreen(state, focused)) exitFullscreen(focused);
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [raiseNeighbour, exitFullscreen, readWindows]);
};
