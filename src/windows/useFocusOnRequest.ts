import { type RefObject, useEffect } from "react";
import { useSetRequestedDomFocus } from "./state";

/** Moves the keyboard's focus to the window's title when an action asked for it. */
export const useFocusOnRequest = (titleRef: RefObject<HTMLElement>, isRequested: boolean) => {
  const setRequested = useSetRequestedDomFocus();

  useEffect(() => {
    if (!isRequested) return;
    titleRef.current?.focus({ preventScroll: true });
    setRequested(null);
  }, [isRequested, setRequested, titleRef]);
};
