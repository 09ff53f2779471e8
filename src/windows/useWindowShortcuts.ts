import { useEffect } from "react";
import { focusedWindow, isFullscreen } from "./model/queries";
import { useReadWindows } from "./state";
import { useWindowActions } from "./useWindowActions";

/** F6 and Shift+F6 go round the open windows; Escape leaves fullscreen. There are no others. */
export const useWindowShortcuts = () => {
  const { raiseNeighbour, exitFullscreen } = useWindowActions();
  const readWindows = useReadWindows();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === "F6") {
        event.preventDefault();
        raiseNeighbour(event.shiftKey ? -1 : 1);
      } else if (event.key === "Escape") {
        const state = readWindows();
        const focused = focusedWindow(state);
        if (focused !== undefined && isFullscreen(state, focused)) exitFullscreen(focused);
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [raiseNeighbour, exitFullscreen, readWindows]);
};
