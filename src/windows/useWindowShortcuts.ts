import { useEffect } from "react";
import { isPressed } from "../lib/shortcuts";
import { focusedWindow, isFullscreen } from "./model/queries";
import { onKeyInOwnFrame } from "./ownFrameKeys";
import { useReadWindows } from "./state";
import { useWindowActions } from "./useWindowActions";

/**
 * F6 and Shift+F6 go round the open windows and on to the browser; Escape leaves fullscreen. There
 * are no others.
 */
export const useWindowShortcuts = () => {
  const { raiseNeighbour, exitFullscreen } = useWindowActions();
  const readWindows = useReadWindows();

  useEffect(() => {
    const leaveFullscreen = () => {
      const state = readWindows();
      const focused = focusedWindow(state);
      if (focused !== undefined && isFullscreen(state, focused)) exitFullscreen(focused);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const isBack = isPressed(event, "previousWindow");
      if (isBack || isPressed(event, "nextWindow")) {
        // With the focus nowhere, as on arrival, there is nothing in the page that it could leave.
        const mayLeave = document.activeElement !== document.body;
        if (raiseNeighbour(isBack ? -1 : 1, mayLeave)) event.preventDefault();
      } else if (isPressed(event, "leaveFullscreen")) leaveFullscreen();
    };
    document.addEventListener("keydown", onKeyDown);
    // The frame cannot give a key back to the browser.
    const stop = onKeyInOwnFrame(({ key, shiftKey }) => {
      if (key === "F6") raiseNeighbour(shiftKey ? -1 : 1, false);
      else leaveFullscreen();
    });
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      stop();
    };
  }, [raiseNeighbour, exitFullscreen, readWindows]);
};
