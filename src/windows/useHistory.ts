import { useBrowserLayoutEffect } from "../lib/useBrowserLayoutEffect";
import type { WindowActions } from "./useCreateWindowActions";

/**
 * Follows Back and Forward. Gatsby's router hears of them only while the site is developed, where it
 * brings what has been edited: in the built site it would leave the desktop as soon as a page's data
 * could not be loaded.
 */
export const useHistory = ({ travel }: Pick<WindowActions, "travel">) => {
  useBrowserLayoutEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      travel(event.state);
      if (process.env.NODE_ENV === "production") event.stopImmediatePropagation();
    };
    // While it goes down to its target, so before the router's own listener.
    window.addEventListener("popstate", onPopState, true);
    return () => window.removeEventListener("popstate", onPopState, true);
  }, [travel]);
};
