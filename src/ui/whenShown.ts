import { createContext } from "react";

/** Calls back as soon as a part of the page is shown, at once if it is. What is returned takes that back. */
export type WhenShown = (callback: () => void) => () => void;

const always: WhenShown = (callback) => {
  callback();
  return () => {};
};

/** For what is in a part that may be rendered before it is shown. Nothing renders again when that changes. */
export const WhenShownContext = createContext<WhenShown>(always);

/** Tells whoever waits in `WhenShownContext`. */
export const createShownGate = () => {
  const waiting = new Set<() => void>();
  let isShown = false;
  return {
    set(shown: boolean) {
      isShown = shown;
      if (!shown) return;
      for (const callback of [...waiting]) callback();
      waiting.clear();
    },
    whenShown: (callback: () => void) => {
      if (isShown) return always(callback);
      waiting.add(callback);
      return () => {
        waiting.delete(callback);
      };
    },
  };
};
