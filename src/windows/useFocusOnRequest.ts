import { type RefObject, useEffect } from "react";
import type { WindowId } from "./model/windowsState";
import { useIsDomFocusRequested, useSetRequestedDomFocus } from "./state";

/** Moves the keyboard's focus to the window's title when an action asked for it. */
export const useFocusOnRequest = (id: WindowId, titleRef: RefObject<HTMLElement>) => {
  const isRequested = useIsDomFocusRequested(id);
  const setRequested = useSetRequestedDomFocus();

  useEffect(() => {
    if (!isRequested) return;
    titleRef.current?.focus({ preventScroll: true });
    setRequested(null);
  }, [isRequested, setRequested, titleRef]);
};
