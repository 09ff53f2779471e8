import type { KeyboardEvent } from "react";
import { isPressed } from "../lib/shortcuts";

/** Lets Space press what has the focus, where that is a link which does what buttons do elsewhere. */
export const pressWithSpace = (event: KeyboardEvent): void => {
  const { target, nativeEvent, defaultPrevented } = event;
  // A space within a word that is being typed is no press.
  if (defaultPrevented || !isPressed(nativeEvent, "openItem")) return;
  if (!(target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  if (!event.repeat) target.click();
};
