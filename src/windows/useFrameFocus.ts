import { useEffect } from "react";
import { useWindowActions } from "./useWindowActions";
import { windowIdAround } from "./windowElement";

/** On a screen without a pointer that hovers nothing tells where a frame was touched. */
const cannotHover = () => window.matchMedia("(hover: none)").matches;

/**
 * How long after the focus has gone to a frame the pointer may be heard of there, in milliseconds: a
 * frame in a process of its own is ahead of the page. In Firefox the frame is the active element only
 * after a moment, too.
 */
const SETTLING_MS = 100;

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
      clearTimeout(timer);
      timer = setTimeout(() => raiseFrame(isByTab), SETTLING_MS);
    };
    // Of a press in a frame that has the focus already nothing else is seen.
    const onPointerOver = ({ target }: Event) => {
      if (target === document.activeElement) raiseFrame(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      cameByTab = key === "Tab";
    };
    const onFocusIn = () => {
      cameByTab = false;
    };

    window.addEventListener("blur", onBlur);
    document.addEventListener("pointerover", onPointerOver);
    document.addEventListener("keydown", onKeyDown, { capture: true });
    document.addEventListener("focusin", onFocusIn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("blur", onBlur);
      document.removeEventListener("pointerover", onPointerOver);
      document.removeEventListener("keydown", onKeyDown, { capture: true });
      document.removeEventListener("focusin", onFocusIn);
    };
  }, [focus]);
};
