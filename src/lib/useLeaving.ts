import { type RefObject, useEffect } from "react";

/** Calls `onLeft` at the end of the element's animations; at once where there are none. */
export const useLeaving = (
  elementRef: RefObject<HTMLElement>,
  isLeaving: boolean,
  onLeft: () => void,
) => {
  useEffect(() => {
    if (!isLeaving) return;
    let isWanted = true;
    const motions = elementRef.current?.getAnimations() ?? [];
    // A replaced animation rejects.
    Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
      if (isWanted) onLeft();
    });
    return () => {
      isWanted = false;
    };
  }, [elementRef, isLeaving, onLeft]);
};
