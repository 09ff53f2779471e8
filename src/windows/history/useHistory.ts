import { useBrowserLayoutEffect } from "../../lib/useBrowserLayoutEffect";
import { isForRouter, letRouterFollow } from "./routerInDevelopment";

type OnArrive = (historyState: unknown) => void;

let onArrive: OnArrive | undefined;

const onPopState = (event: PopStateEvent) => {
  if (onArrive === undefined || isForRouter()) return;
  event.stopImmediatePropagation();
  onArrive(event.state);
  void letRouterFollow();
};

// Before Gatsby's router listens: Chromium calls a window's listeners in their order, even those that capture.
if (typeof window !== "undefined") window.addEventListener("popstate", onPopState, true);

/** Follows Back and Forward, in place of Gatsby's router. */
export const useHistory = (onArriveAtEntry: OnArrive) => {
  useBrowserLayoutEffect(() => {
    onArrive = onArriveAtEntry;
    return () => {
      onArrive = undefined;
    };
  }, [onArriveAtEntry]);
};
