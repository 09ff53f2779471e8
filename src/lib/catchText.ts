import { isPressed } from "./shortcuts";

/** What is typed while the field that it is meant for is still on its way. */
export interface CaughtText {
  text(): string;
  /** The field is there, or nobody wants it any more. */
  end(): void;
}

export interface CatchTextOptions {
  /** What the field on its way is called. */
  name: string;
  onEscape: () => void;
  /** The focus has gone on to something else. */
  onLeave: () => void;
}

/**
 * Lets the visitor type before there is anything to type in. It is a field itself, though not to be seen, so that nothing
 * differs: composed characters and corrections come as always, and a phone shows its keyboard, which it does only when it
 * is pressed.
 */
export const catchText = ({ name, onEscape, onLeave }: CatchTextOptions): CaughtText => {
  const field = document.createElement("input");
  field.ariaLabel = name;
  field.autocomplete = "off";
  // A phone zooms in on what is written smaller than that.
  field.style.cssText = "position:fixed;top:0;opacity:0;pointer-events:none;font-size:16px";
  const leave = () => {
    // It is still what has the focus in this page when another program comes to the front.
    if (document.activeElement !== field) onLeave();
  };
  field.addEventListener("blur", leave);
  field.addEventListener("keydown", (event) => {
    if (!isPressed(event, "closeDialog")) return;
    // It would leave fullscreen as well.
    event.stopPropagation();
    onEscape();
  });
  document.body.append(field);
  field.focus({ preventScroll: true });

  return {
    text: () => field.value,
    end() {
      field.removeEventListener("blur", leave);
      field.remove();
    },
  };
};
