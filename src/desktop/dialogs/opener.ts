import { createContext, useContext } from "react";

export type DialogName = "search" | "keyboard";

export interface DialogProps {
  onClose: () => void;
}

export interface DialogsOpener {
  /** Opens a dialog, in place of any other. */
  open(name: DialogName): void;
  /** Loads a dialog in case it is wanted soon. */
  fetchAhead(name: DialogName): void;
}

export const DialogsContext = createContext<DialogsOpener | null>(null);

/** Throws outside of `Dialogs`. */
export const useDialogs = (): DialogsOpener => {
  const opener = useContext(DialogsContext);
  if (opener === null) throw new Error("useDialogs must be used within Dialogs");
  return opener;
};
