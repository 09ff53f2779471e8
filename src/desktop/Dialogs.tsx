import { type ComponentType, useEffect } from "react";
import { useCode } from "../components/useCode";
import { type Loadable, loadable } from "../lib/loading";
import { isPressed } from "../lib/shortcuts";
import { words } from "../words/words";
import { type DialogName, type DialogProps, useOpenDialog } from "./openDialog";

/** The code of each dialog, which loads when it is needed. */
export const dialogs = {
  search: loadable(
    ["code", "search"],
    async () => (await import("./search/SearchDialog")).SearchDialog,
  ),
  keyboard: loadable(
    ["code", "keyboard"],
    async () => (await import("./keyboard/KeyboardDialog")).KeyboardDialog,
  ),
} satisfies Record<DialogName, Loadable<ComponentType<DialogProps>>>;

const NOT_LOADED = {
  search: words.desktop.searchNotLoaded,
  keyboard: words.desktop.keyboardNotLoaded,
};

const Dialog = ({ name }: { name: DialogName }) => {
  const [, setOpen] = useOpenDialog();
  const close = () => setOpen(null);
  const LoadedDialog = useCode<ComponentType<DialogProps>>(dialogs[name], {
    failure: NOT_LOADED[name],
    onFailure: close,
    retry: () => setOpen(name),
  });
  return LoadedDialog && <LoadedDialog onClose={close} />;
};

/** The open dialog, and the shortcut of search. */
export const Dialogs = () => {
  const [open, setOpen] = useOpenDialog();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPressed(event, "search")) return;
      event.preventDefault();
      setOpen((name) => (name === "search" ? null : "search"));
    };
    // Captured, since a dialog stops its keys from bubbling.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [setOpen]);

  return open && <Dialog key={open} name={open} />;
};
