import { type KeyPress, SHORTCUTS, type Shortcut } from "../../lib/shortcuts";
import { words } from "../../words/words";

/** The shortcuts by where they apply. */
const GROUPS: Readonly<Record<keyof typeof words.keyboard.wheres, readonly Shortcut[]>> = {
  anywhere: [
    "search",
    "nextWindow",
    "previousWindow",
    "leaveFullscreen",
    "hideTooltip",
    "keyboardMenu",
    "closeDialog",
  ],
  list: ["nextItem", "previousItem", "firstItem", "lastItem", "openItem"],
  pictures: ["pictureAtLeft", "pictureAtRight", "firstPicture", "lastPicture"],
  menu: [
    "openMenu",
    "openMenuAtEnd",
    "nextEntry",
    "previousEntry",
    "firstEntry",
    "lastEntry",
    "openSubmenu",
    "closeSubmenu",
    "chooseEntry",
    "closeMenu",
  ],
  search: ["nextResult", "previousResult", "openResult"],
};

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
  Object.entries(GROUPS).map(([where, names]) => ({
    title: words.keyboard.wheres[where as keyof typeof GROUPS],
    shortcuts: names.map((name) => ({
      does: words.keyboard.does[name],
      ways: SHORTCUTS[name].map((press) => keysOf(press, hasCmd)),
    })),
  }));
