import { useBrowserLayoutEffect } from "../lib/useBrowserLayoutEffect";
import { isForRouter, letRouterFollow } from "./routerInDevelopment";
import type { WindowActions } from "./useCreateWindowActions";

type Travel = WindowActions["travel"];

let travel: Travel | undefined;

const onPopState = (event: PopStateEvent) => {
  if (travel === undefined || isForRouter()) return;
  event.stopImmediatePropagation();
  travel(event.state);
  void letRouterFollow();
};

// Before Gatsby's router listens: Chromium calls a window's listeners in their order, even those that capture.
if (typeof window !== "undefined") window.addEventListener("popstate", onPopState, true);

/** Follows Back and Forward, in place of Gatsby's router. */
export const useHistory = ({ travel: ofDesktop }: { readonly travel: Travel }) => {
  useBrowserLayoutEffect(() => {
    travel = ofDesktop;
    return () => {
      travel = undefined;
    };
  }, [ofDesktop]);
};
