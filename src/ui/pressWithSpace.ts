import type { KeyboardEvent } from "react";

/** Lets Space press what has the focus, where that is a link which does what buttons do elsewhere. */
export const pressWithSpace = (event: KeyboardEvent): void => {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  // A space within a word that is being typed is no press.
  if (key !== " " || event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
  if (!(target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  if (!event.repeat) target.click();
};
