import { useEffect } from "react";

const focusButton = ({ target }: MouseEvent) => {
  const button = target instanceof Element && target.closest("button");
  if (button && button !== document.activeElement) button.focus({ preventScroll: true });
};

/**
 * Gives a pressed button the keyboard's focus, as every browser does but Safari: what it opens gives the focus back to
 * it, and Tab goes on from it.
 */
export const useFocusPressedButton = (): void => {
  useEffect(() => {
    // Before the button's own listeners, which look where the focus is.
    document.addEventListener("click", focusButton, { capture: true });
    return () => document.removeEventListener("click", focusButton, { capture: true });
  }, []);
};
