import { type RefObject, useEffect, useRef, useState } from "react";
import type { StartAt } from "./MenuEntry";

const SUBMENU_OPEN_DELAY_MS = 100;
/** A submenu stays this long after the pointer has left its entry. */
const POINTER_GRACE_MS = 300;

/** Opens and closes the submenu of a menu. Zag's own delays are 200 and 100 ms. */
export const useSubmenu = (
  menuRef: RefObject<HTMLElement>,
  highlight: (opener: string) => void,
) => {
  const [opened, setOpened] = useState<{ id: string; startAt: StartAt } | null>(null);
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const openSubmenu = (opener: string, startAt: StartAt) => {
    window.clearTimeout(timer.current);
    highlight(opener);
    setOpened({ id: opener, startAt });
  };

  const closeSubmenu = () => {
    window.clearTimeout(timer.current);
    // The focus in the submenu would be lost.
    menuRef.current?.focus({ preventScroll: true });
    setOpened(null);
  };

  /** The pointer is over a submenu or its opener; null: over anything else. */
  const pointAt = (opener: string | null) => {
    window.clearTimeout(timer.current);
    if (opener === null && opened === null) return;
    if (opener === opened?.id) highlight(opener);
    else {
      timer.current = window.setTimeout(
        () => (opener === null ? closeSubmenu() : openSubmenu(opener, "none")),
        opened === null ? SUBMENU_OPEN_DELAY_MS : POINTER_GRACE_MS,
      );
    }
  };

  return { opened, openSubmenu, closeSubmenu, pointAt };
};
