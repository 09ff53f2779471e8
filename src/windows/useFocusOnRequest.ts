import { type RefObject, useEffect } from "react";
import { type DomFocusRequest, useSetRequestedDomFocus } from "./state";

/** Set on what takes the keyboard's focus when a window's content has changed. */
export const TAKES_FOCUS_ATTRIBUTE = "data-takes-focus";

/** Moves the keyboard's focus to the window's title, or its content, when an action asked for it. */
export const useFocusOnRequest = (
  frameRef: RefObject<HTMLElement>,
  titleRef: RefObject<HTMLElement>,
  requestedPart: DomFocusRequest["part"] | null,
) => {
  const setRequested = useSetRequestedDomFocus();

  useEffect(() => {
    if (requestedPart === null) return;
    const content = frameRef.current?.querySelector<HTMLElement>(`[${TAKES_FOCUS_ATTRIBUTE}]`);
    const target = (requestedPart === "content" && content) || titleRef.current;
    target?.focus({ preventScroll: true });
    setRequested(null);
  }, [requestedPart, setRequested, frameRef, titleRef]);
};
