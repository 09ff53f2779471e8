import { useEffect } from "react";
import { useWindowActions } from "./useWindowActions";
import { windowIdAround } from "./windowElement";

/**
 * Focuses the window whose iframe the visitor pressed. The press itself stays inside the frame; all
 * that the page sees is that it lost the focus to the iframe element.
 */
export const useFrameFocus = () => {
  const { focus } = useWindowActions();

  useEffect(() => {
    const onBlur = () => {
      const active = document.activeElement;
      const id = active instanceof HTMLIFrameElement ? windowIdAround(active) : undefined;
      if (id !== undefined) focus(id);
    };
    window.addEventListener("blur", onBlur);
    return () => window.removeEventListener("blur", onBlur);
  }, [focus]);
};
