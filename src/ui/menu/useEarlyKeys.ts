import { useEffect } from "react";
import { isShortcut } from "../../lib/isShortcut";
import { isPressed } from "../../lib/shortcuts";
import { isInMenuTree } from "./menuTree";

const MENU_KEYS = ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Home", "End", "Enter"];

const isForMenu = (event: KeyboardEvent) =>
  !isShortcut(event) && (MENU_KEYS.includes(event.key) || [...event.key].length === 1);

const nextFrame = () => new Promise(requestAnimationFrame);

const playIn = async (menuId: string, keys: readonly KeyboardEvent[]) => {
  for (const key of keys) {
    // What a key highlights is rendered before the next one asks for it.
    await nextFrame();
    if (!isInMenuTree(menuId)) return;
    document.activeElement?.dispatchEvent(new KeyboardEvent(key.type, key));
  }
};

/**
 * Keeps the keys that are pressed from when a menu is asked for until it has the focus, and gives
 * them to it then: its button would take Enter for a press that closes it, and the page arrows for
 * scrolling. Escape calls the menu off, and so does Tab, which goes on from where it is. If the visitor has meanwhile put
 * the focus somewhere else, the keys are for what is there.
 */
export const useEarlyKeys = (menuId: string, isRequested: boolean, callOff: () => void): void => {
  useEffect(() => {
    if (!isRequested) return;
    const keys: KeyboardEvent[] = [];
    const askedFrom = document.activeElement;

    const keep = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (isPressed(event, "closeMenu")) {
        event.preventDefault();
        callOff();
      }
      if (activeElement !== askedFrom && activeElement !== document.body) return;
      if (event.type === "keydown" && event.key === "Tab") callOff();
      if (!isForMenu(event)) return;
      // The releasing too: Firefox presses a button when Space is let go.
      event.preventDefault();
      event.stopPropagation();
      if (event.type === "keydown" && !event.repeat) keys.push(event);
    };
    const stop = () => {
      document.removeEventListener("keydown", keep, { capture: true });
      document.removeEventListener("keyup", keep, { capture: true });
      document.removeEventListener("focusin", onFocus);
    };
    const onFocus = () => {
      if (!isInMenuTree(menuId)) return;
      stop();
      void playIn(menuId, keys);
    };

    document.addEventListener("keydown", keep, { capture: true });
    document.addEventListener("keyup", keep, { capture: true });
    document.addEventListener("focusin", onFocus);
    return stop;
  }, [menuId, isRequested, callOff]);
};
