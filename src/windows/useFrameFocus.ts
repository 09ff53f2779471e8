import { useEffect } from "react";
import { useWindowActions } from "./useWindowActions";
import { windowIdAround } from "./windowElement";

/** On a screen without a pointer that hovers nothing tells where a frame was touched. */
const cannotHover = () => window.matchMedia("(hover: none)").matches;

/**
 * Focuses the window whose iframe the visitor pressed, or came to with Tab. The press itself stays
 * inside the frame; all that the page sees is that it lost the focus to the iframe element. A framed
 * site can take the focus by itself, again and again: that alone brings nothing to the front.
 */
export const useFrameFocus = () => {
  const { focus } = useWindowActions();

  useEffect(() => {
    let cameByTab = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const raiseFrame = (isByTab: boolean): void => {
      const frame = document.activeElement;
      if (!(frame instanceof HTMLIFrameElement)) return;
      const id = windowIdAround(frame);
      const isByVisitor = isByTab || cannotHover() || frame.matches(":hover");
      if (id !== undefined && isByVisitor) focus(id);
    };
    const onBlur = () => {
      const isByTab = cameByTab;
      cameByTab = false;
      raiseFrame(isByTab);
      // In Firefox the frame is the active element only after this.
      clearTimeout(timer);
      timer = setTimeout(() => raiseFrame(isByTab));
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      cameByTab = key === "Tab";
    };
    const onFocusIn = () => {
      cameByTab = false;
    };

    window.addEventListener("blur", onBlur);
    document.addEventListener("keydown", onKeyDown, { capture: true });
    document.addEventListener("focusin", onFocusIn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("blur", onBlur);
      document.removeEventListener("keydown", onKeyDown, { capture: true });
      document.removeEventListener("focusin", onFocusIn);
    };
  }, [focus]);
};
