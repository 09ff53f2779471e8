import { type KeyPress, SHORTCUTS, type Shortcut } from "../../lib/shortcuts";
import { words } from "../../words/words";

const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ...words.keyboard.keys,
};

const keysOf = ({ key, shift, mod }: KeyPress, hasCmd: boolean): string[] => [
  ...(mod ? [hasCmd ? "⌘" : words.keyboard.keys.ctrl] : []),
  ...(shift ? [words.keyboard.keys.shift] : []),
  KEY_NAMES[key] ?? key.replace(/^.$/, (letter) => letter.toUpperCase()),
];

/** All shortcuts; `ways` are the ways to do it, each as the keys of one combination. */
export const shownShortcuts = (hasCmd: boolean) =>
  Object.entries(SHORTCUTS).map(([where, shortcuts]) => ({
    title: words.keyboard.wheres[where as keyof typeof SHORTCUTS],
    shortcuts: Object.entries<readonly KeyPress[]>(shortcuts).map(([name, presses]) => ({
      does: words.keyboard.does[name as Shortcut],
      ways: presses.map((press) => keysOf(press, hasCmd)),
    })),
  }));
