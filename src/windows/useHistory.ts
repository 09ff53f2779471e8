import { useBrowserLayoutEffect } from "../lib/useBrowserLayoutEffect";
import { isForRouter, letRouterFollow } from "./routerInDevelopment";
import type { WindowActions } from "./useCreateWindowActions";

/** Follows Back and Forward, in place of Gatsby's router. */
export const useHistory = ({ travel }: Pick<WindowActions, "travel">) => {
  useBrowserLayoutEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      if (isForRouter()) return;
      event.stopImmediatePropagation();
      travel(event.state);
      void letRouterFollow();
    };
    // While it goes down to its target, so before the router's own listener.
    window.addEventListener("popstate", onPopState, true);
    return () => window.removeEventListener("popstate", onPopState, true);
  }, [travel]);
};
