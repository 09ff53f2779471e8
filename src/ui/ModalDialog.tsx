import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { isPressed } from "../lib/shortcuts";
import * as styles from "./ModalDialog.module.css";

export interface ModalDialogProps {
  /** Its accessible name. */
  name: string;
  /** It is there as long as it is rendered: this asks for its end. */
  onClose: () => void;
  /** What had the focus before, and has it again afterwards. */
  returnFocusTo: HTMLElement | null;
  children: ReactNode;
}

/**
 * A dialog that stands before all else, which cannot be reached meanwhile. The browser's own `<dialog>`: it makes the rest
 * inert, framed sites too, and lies above every layer of ours.
 */
export const ModalDialog = ({ name, onClose, returnFocusTo, children }: ModalDialogProps) => {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // The browser would give it to what had it when the dialog came: that may be gone by now.
      returnFocusTo?.focus({ preventScroll: true });
    };
  }, [returnFocusTo]);

  const isBeside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

  const onKeyDown = (event: KeyboardEvent) => {
    // What is behind the dialog answers to keys as well.
    event.stopPropagation();
    if (event.defaultPrevented || !isPressed(event.nativeEvent, "closeDialog")) return;
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      className={styles.dialog}
      ref={dialogRef}
      aria-label={name}
      onKeyDown={onKeyDown}
      // Whatever else closes a dialog on this device, such as a gesture that goes back.
      onCancel={(event: SyntheticEvent) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      // A press that began inside, to select a text, may end beside it.
      onPointerDown={(event: PointerEvent) => {
        isPressedBeside.current = isBeside(event);
      }}
      onClick={(event: SyntheticEvent) => {
        if (isPressedBeside.current && isBeside(event)) onClose();
      }}
    >
      {children}
    </dialog>
  );
};
