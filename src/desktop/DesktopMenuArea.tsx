import { type ReactNode, useEffect, useRef } from "react";
import { ContextMenuArea } from "../ui/menu/ContextMenuArea";
import { useViewEntries } from "./ViewMenu";

/** The desktop behind the windows, with the View menu as its context menu. */
export const DesktopMenuArea = ({ children }: { children: ReactNode }) => {
  const entries = useViewEntries();
  const areaRef = useRef<HTMLDivElement>(null);

  // With nothing focused, Shift+F10 asks the document's body for its menu: that is the desktop too.
  useEffect(() => {
    const handOn = (event: MouseEvent) => {
      const area = areaRef.current;
      if (event.target !== document.body || area === null) return;
      const { bubbles, cancelable, clientX, clientY } = event;
      const isUnhandled = area.dispatchEvent(
        new MouseEvent("contextmenu", { bubbles, cancelable, clientX, clientY }),
      );
      if (!isUnhandled) event.preventDefault();
    };
    document.addEventListener("contextmenu", handOn);
    return () => document.removeEventListener("contextmenu", handOn);
  }, []);

  return (
    <ContextMenuArea name="Desktop" entries={entries} ref={areaRef}>
      {children}
    </ContextMenuArea>
  );
};
