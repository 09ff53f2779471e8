import { type RefObject, useEffect } from "react";

/** Calls `onLeft` when what leaves has moved out of sight; at once where nothing moves. */
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
    // A motion that another takes the place of rejects.
    Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
      if (isWanted) onLeft();
    });
    return () => {
      isWanted = false;
    };
  }, [elementRef, isLeaving, onLeft]);
};
