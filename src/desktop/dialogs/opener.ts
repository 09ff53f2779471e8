import { createContext, useContext } from "react";

export type DialogName = "search" | "keyboard";

/** What a dialog is given. */
export interface DialogProps {
  /** What was typed before it was there. To be asked once, when there is a field that takes the focus. */
  takeText: () => string;
  returnFocusTo: HTMLElement | null;
  onClose: () => void;
}

export interface DialogsOpener {
  /** Opens a dialog, in place of any other. */
  open(name: DialogName): void;
  /** Opens it, or closes it if it is what is open or on its way. */
  toggle(name: DialogName): void;
  /** Fetches a dialog in case it is wanted soon. */
  fetchAhead(name: DialogName): void;
}

export const DialogsContext = createContext<DialogsOpener | null>(null);

/** Throws outside of `Dialogs`. */
export const useDialogs = (): DialogsOpener => {
  const opener = useContext(DialogsContext);
  if (opener === null) throw new Error("useDialogs must be used within Dialogs");
  return opener;
};
