import { type ReactNode, useEffect, useMemo, useState } from "react";
import { isPressed } from "../../lib/shortcuts";
import { createDialogs, type ShownDialog } from "./createDialogs";
import { DialogsContext } from "./opener";

/** Whatever stands in it can open the desktop's dialogs. */
export const Dialogs = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<ShownDialog | null>(null);
  const opener = useMemo(() => createDialogs(setShown), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPressed(event, "search")) return;
      event.preventDefault();
      opener.toggle("search");
    };
    // Before any dialog, which keeps its keys to itself.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [opener]);

  return (
    <DialogsContext.Provider value={opener}>
      {children}
      {shown && <shown.Dialog key={shown.name} {...shown.props} />}
    </DialogsContext.Provider>
  );
};
