import { type ReactNode, useEffect, useRef } from "react";
import { ContextMenuArea } from "../components/menu/MenuButton";
import { isPressed } from "../lib/shortcuts";
import { words } from "../words/words";
import { useViewEntries } from "./ViewMenu";

/** The desktop behind the windows, with the View menu as its context menu. */
export const DesktopMenuArea = ({ children }: { children: ReactNode }) => {
  const entries = useViewEntries();
  const areaRef = useRef<HTMLDivElement>(null);

  // With nothing focused, a browser asks whatever lies at its corner for a menu: that is the top
  // bar here, and the visitor means the desktop.
  useEffect(() => {
    const openForDesktop = (event: KeyboardEvent) => {
      const area = areaRef.current;
      const active = document.activeElement;
      const isNothingFocused = active === null || active.contains(area);
      if (area === null || !isPressed(event, "keyboardMenu") || !isNothingFocused) return;
      event.preventDefault();
      area.dispatchEvent(
        new MouseEvent("contextmenu", {
          bubbles: true,
          cancelable: true,
          clientX: window.innerWidth / 2,
          clientY: window.innerHeight / 2,
        }),
      );
    };
    document.addEventListener("keydown", openForDesktop);
    return () => document.removeEventListener("keydown", openForDesktop);
  }, []);

  return (
    <ContextMenuArea name={words.desktop.name} entries={entries} ref={areaRef}>
      {children}
    </ContextMenuArea>
  );
};
