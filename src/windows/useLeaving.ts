import { type RefObject, useEffect } from "react";

/** Calls `onLeft` when a closed window's motion out of sight is over; at once where nothing moves. */
export const useLeaving = (
  frameRef: RefObject<HTMLElement>,
  isLeaving: boolean,
  onLeft: () => void,
) => {
  useEffect(() => {
    if (!isLeaving) return;
    let isWanted = true;
    const motions = frameRef.current?.getAnimations?.() ?? [];
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
  }, [frameRef, isLeaving, onLeft]);
};
