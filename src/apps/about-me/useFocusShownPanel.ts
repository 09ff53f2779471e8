import { type RefObject, useLayoutEffect } from "react";

/** When what had the focus disappears with its panel, the panel that is shown instead takes it. */
export const useFocusShownPanel = (panels: RefObject<HTMLElement>, shownId: string): void => {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!panels.current?.contains(focused)) return;
    const shown = document.getElementById(shownId);
    if (shown && !shown.contains(focused)) shown.focus({ preventScroll: true });
  }, [panels, shownId]);
};
