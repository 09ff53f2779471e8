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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const raiseFrame = () => {
      const active = document.activeElement;
      const id = active instanceof HTMLIFrameElement ? windowIdAround(active) : undefined;
      if (id !== undefined) focus(id);
    };
    const onBlur = () => {
      raiseFrame();
      // In Firefox the frame is the active element only a task later.
      clearTimeout(timer);
      timer = setTimeout(raiseFrame);
    };
    window.addEventListener("blur", onBlur);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("blur", onBlur);
    };
  }, [focus]);
};
