import { type KeyPress, SHORTCUTS } from "../../lib/shortcuts";
import { words } from "../../words/words";

const { keys: KEY_NAMES } = words.keyboard;

const keysOf = ({ key, shift, mod }: KeyPress, hasCmd: boolean): string[] => [
  ...(mod ? [hasCmd ? "⌘" : KEY_NAMES.Control] : []),
  ...(shift ? [KEY_NAMES.Shift] : []),
  key in KEY_NAMES ? KEY_NAMES[key as keyof typeof KEY_NAMES] : key.toUpperCase(),
];

/** All shortcuts; `ways` are the ways to do it, each as the keys of one combination. */
export const shownShortcuts = (hasCmd: boolean) =>
  Object.entries<readonly KeyPress[]>(SHORTCUTS).map(([name, presses]) => ({
    does: words.keyboard.does[name as keyof typeof SHORTCUTS],
    ways: presses.map((press) => keysOf(press, hasCmd)),
  }));
