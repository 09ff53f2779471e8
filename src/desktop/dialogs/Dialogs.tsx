import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { hideNotice, showLoadFailure } from "../../components/notice";
import { load, loadAhead, loadable } from "../../lib/loading";
import { isPressed } from "../../lib/shortcuts";
import { words } from "../../words/words";
import { type DialogName, type DialogProps, DialogsContext } from "./opener";

const dialogs = {
  search: {
    component: loadable<ComponentType<DialogProps>>(["code", "search"], async () => {
      const { SearchDialog, searchContent } = await import("../search");
      void loadAhead(searchContent);
      return SearchDialog;
    }),
    notLoaded: words.desktop.searchNotLoaded,
  },
  keyboard: {
    component: loadable<ComponentType<DialogProps>>(
      ["code", "keyboard"],
      async () => (await import("../keyboard/KeyboardDialog")).KeyboardDialog,
    ),
    notLoaded: words.desktop.keyboardNotLoaded,
  },
};

/** Opens one dialog at a time for its children, and search for its shortcut. */
export const Dialogs = ({ children }: { children: ReactNode }) => {
  const [Shown, setShown] = useState<ComponentType<DialogProps> | null>(null);
  const wanted = useRef<DialogName | null>(null);

  const opener = useMemo(() => {
    const close = () => {
      wanted.current = null;
      setShown(null);
    };
    const open = async (name: DialogName) => {
      hideNotice();
      wanted.current = name;
      const { component, notLoaded } = dialogs[name];
      try {
        const Dialog = await load(component);
        if (wanted.current === name) setShown(() => Dialog);
      } catch (error) {
        if (wanted.current !== name) return;
        close();
        showLoadFailure(error, notLoaded, () => open(name));
      }
    };
    const fetchAhead = (name: DialogName) => void loadAhead(dialogs[name].component);
    return { open, close, fetchAhead };
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPressed(event, "search")) return;
      event.preventDefault();
      if (wanted.current === "search") opener.close();
      else opener.open("search");
    };
    // Captured, since a dialog stops its keys from bubbling.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [opener]);

  return (
    <DialogsContext.Provider value={opener}>
      {children}
      {Shown && <Shown onClose={opener.close} />}
    </DialogsContext.Provider>
  );
};
