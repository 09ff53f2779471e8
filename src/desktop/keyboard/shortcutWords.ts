import type { Shortcut } from "../../lib/shortcuts";

/** Where a key does something, in the order in which it is told. */
export const WHERES = {
  anywhere: "Anywhere",
  arranging: "While a window is moved or resized",
  list: "In a list, and among the sections",
  menu: "In a menu",
  search: "In Search",
} as const;

type Where = keyof typeof WHERES;

/** What each key does, and where. */
export const SHORTCUT_WORDS: Readonly<Record<Shortcut, { where: Where; does: string }>> = {
  search: { where: "anywhere", does: "Search" },
  nextWindow: { where: "anywhere", does: "Next window" },
  previousWindow: { where: "anywhere", does: "Previous window" },
  leaveFullscreen: { where: "anywhere", does: "Leave fullscreen" },
  keyboardMenu: {
    where: "anywhere",
    does: "Menu of the desktop",
  },
  closeDialog: { where: "anywhere", does: "Close a dialog" },
  arrangeLeft: { where: "arranging", does: "To the left, or narrower" },
  arrangeRight: { where: "arranging", does: "To the right, or wider" },
  arrangeUp: { where: "arranging", does: "Up, or shorter" },
  arrangeDown: { where: "arranging", does: "Down, or taller" },
  keepArrangement: { where: "arranging", does: "Keep it so" },
  takeBack: { where: "arranging", does: "Take it back" },
  nextItem: { where: "list", does: "Next" },
  previousItem: { where: "list", does: "Previous" },
  firstItem: { where: "list", does: "First" },
  lastItem: { where: "list", does: "Last" },
  nextEntry: { where: "menu", does: "Next" },
  previousEntry: { where: "menu", does: "Previous" },
  openSubmenu: { where: "menu", does: "Open a submenu" },
  closeSubmenu: { where: "menu", does: "Close a submenu" },
  chooseEntry: { where: "menu", does: "Choose" },
  closeMenu: { where: "menu", does: "Close the menu" },
  nextResult: { where: "search", does: "Next result" },
  previousResult: { where: "search", does: "Previous result" },
  openResult: { where: "search", does: "Open the result" },
  openResultInNewTab: { where: "search", does: "Open the result in a new tab" },
};

/** How keys are called where their own name is no word, or not the one on the key. */
export const KEY_WORDS: Readonly<Record<string, string>> = {
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ContextMenu: "Menu key",
  Escape: "Esc",
};

export const MODIFIER_WORDS = { ctrl: "Ctrl", cmd: "⌘", shift: "Shift" } as const;

/** What the signs among them are called by a screen reader, which may know none of them. */
export const SIGN_NAMES: Readonly<Record<string, string>> = {
  "↓": "Down arrow",
  "←": "Left arrow",
  "→": "Right arrow",
  "↑": "Up arrow",
  "⌘": "Command",
};

export const WORDS = { name: "Keyboard", list: "Keys", close: "Close", or: "or" } as const;
