import { newVersion, reload } from "../lib/newVersion";
import { showNotice } from "./notice";

/** Tells the visitor that what they asked for cannot be had (`text` says what), and what can be done about it. */
export const tellOfLostPart = (error: unknown, text: string, retry: () => void): void => {
  if (error === newVersion) showNotice(newVersion.message, "Reload", reload);
  else showNotice(text, "Try again", retry);
};
