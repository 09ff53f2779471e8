import { newVersion, reload } from "../lib/newVersion";
import { failures } from "./failures.words";
import { showNotice } from "./notice";

/** Tells the visitor that something which they asked for cannot be had, and what can be done about it. */
export const tellOfLostPart = (error: unknown, sentence: string, retry: () => void): void => {
  if (error === newVersion) showNotice(newVersion.message, failures.reload, reload);
  else showNotice(sentence, failures.tryAgain, retry);
};
