import { type KeyPress, SHORTCUTS, type Shortcut } from "../../lib/shortcuts";
import { words } from "./keyboard.words";
import { KEY_WORDS, MODIFIER_WORDS, SHORTCUT_WORDS } from "./shortcutWords";

/** A line of the list: what is done, by which keys. */
export interface ShownShortcut {
  readonly does: string;
  /** Each way to do it, as the keys that are pressed together. */
  readonly ways: readonly (readonly string[])[];
}

const keyName = (key: string): string =>
  KEY_WORDS[key] ?? (key.length === 1 ? key.toUpperCase() : key);

const keysOf = ({ key, shift, mod }: KeyPress, hasCmd: boolean): string[] => [
  ...(mod ? [hasCmd ? MODIFIER_WORDS.cmd : MODIFIER_WORDS.ctrl] : []),
  ...(shift ? [MODIFIER_WORDS.shift] : []),
  keyName(key),
];

/** Every key that the site answers to, by where it does. */
export const shownShortcuts = (hasCmd: boolean) => {
  const names = Object.keys(SHORTCUT_WORDS) as Shortcut[];
  return Object.entries(words.wheres).map(([where, title]) => ({
    title,
    shortcuts: names
      .filter((name) => SHORTCUT_WORDS[name].where === where)
      .map(
        (name): ShownShortcut => ({
          does: SHORTCUT_WORDS[name].does,
          ways: SHORTCUTS[name].map((press) => keysOf(press, hasCmd)),
        }),
      ),
  }));
};
