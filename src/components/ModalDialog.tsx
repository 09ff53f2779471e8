import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import * as buttons from "./Button.module.css";
import * as styles from "./ModalDialog.module.css";

export interface ModalDialogProps {
  /** The accessible name. */
  name: string;
  /** Called when the visitor closes the dialog, which is open while it is rendered. */
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own `<dialog>`: it makes the rest inert, frames too, and returns the focus. */
export const ModalDialog = ({ name, onClose, children }: ModalDialogProps) => {
  const dialogRef = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  // Not a click: a text selection that begins inside may end on the backdrop.
  const onMouseDown = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // The focus goes back to what opened the dialog.
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-label={name}
      onClose={onClose}
      onMouseDown={onMouseDown}
      // The desktop behind has shortcuts, too.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </dialog>
  );
};

export const CloseButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className={buttons.icon} aria-label={label} onClick={onClick}>
    <X aria-hidden />
  </button>
);
