import { type RefObject, useEffect } from "react";

/** Calls `onLeft` at the end of the element's animations; at once where there are none. */
export const useLeaving = (
  elementRef: RefObject<HTMLElement>,
  isLeaving: boolean,
  onLeft: (() => void) | undefined,
) => {
  useEffect(() => {
    if (!isLeaving || onLeft === undefined) return;
    let isWanted = true;
    const motions = elementRef.current?.getAnimations?.() ?? [];
    if (motions.length === 0) {
      onLeft();
      return;
    }
    // A replaced animation rejects.
    Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
      if (isWanted) onLeft();
    });
    return () => {
      isWanted = false;
    };
  }, [elementRef, isLeaving, onLeft]);
};
