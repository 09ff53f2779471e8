import { newVersion, reload } from "../../lib/newVersion";
import { showNotice } from "../notice";

/** Tells the visitor that the menu which they asked for cannot be had, and what can be done about it. */
export const tellOfLostMenu = (error: unknown, retry: () => void): void => {
  if (error === newVersion) showNotice(newVersion.message, "Reload", reload);
  else showNotice("This menu could not be loaded", "Try again", retry);
};
