import type { Shortcut } from "../../lib/shortcuts";
import { words } from "./keyboard.words";

type Where = keyof typeof words.wheres;

/** What each key does, and where. */
export const SHORTCUT_WORDS: Readonly<Record<Shortcut, { where: Where; does: string }>> = {
  search: { where: "anywhere", does: words.does.search },
  nextWindow: { where: "anywhere", does: words.does.nextWindow },
  previousWindow: { where: "anywhere", does: words.does.previousWindow },
  leaveFullscreen: { where: "anywhere", does: words.does.leaveFullscreen },
  hideTooltip: { where: "anywhere", does: words.does.hideTooltip },
  keyboardMenu: { where: "anywhere", does: words.does.keyboardMenu },
  closeDialog: { where: "anywhere", does: words.does.closeDialog },
  arrangeLeft: { where: "arranging", does: words.does.arrangeLeft },
  arrangeRight: { where: "arranging", does: words.does.arrangeRight },
  arrangeUp: { where: "arranging", does: words.does.arrangeUp },
  arrangeDown: { where: "arranging", does: words.does.arrangeDown },
  keepArrangement: { where: "arranging", does: words.does.keepArrangement },
  takeBack: { where: "arranging", does: words.does.takeBack },
  nextItem: { where: "list", does: words.does.nextItem },
  previousItem: { where: "list", does: words.does.previousItem },
  firstItem: { where: "list", does: words.does.firstItem },
  lastItem: { where: "list", does: words.does.lastItem },
  openItem: { where: "list", does: words.does.openItem },
  pictureAtLeft: { where: "pictures", does: words.does.pictureAtLeft },
  pictureAtRight: { where: "pictures", does: words.does.pictureAtRight },
  firstPicture: { where: "pictures", does: words.does.firstPicture },
  lastPicture: { where: "pictures", does: words.does.lastPicture },
  openMenu: { where: "menu", does: words.does.openMenu },
  openMenuAtEnd: { where: "menu", does: words.does.openMenuAtEnd },
  nextEntry: { where: "menu", does: words.does.nextEntry },
  previousEntry: { where: "menu", does: words.does.previousEntry },
  firstEntry: { where: "menu", does: words.does.firstEntry },
  lastEntry: { where: "menu", does: words.does.lastEntry },
  openSubmenu: { where: "menu", does: words.does.openSubmenu },
  closeSubmenu: { where: "menu", does: words.does.closeSubmenu },
  chooseEntry: { where: "menu", does: words.does.chooseEntry },
  closeMenu: { where: "menu", does: words.does.closeMenu },
  nextResult: { where: "search", does: words.does.nextResult },
  previousResult: { where: "search", does: words.does.previousResult },
  openResult: { where: "search", does: words.does.openResult },
  openResultInNewTab: { where: "search", does: words.does.openResultInNewTab },
};

const { ctrl, shift, ...ownKeys } = words.keys;

/** How keys are called where their own name is no word, or not the one on the key. */
export const KEY_WORDS: Readonly<Record<string, string>> = {
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ...ownKeys,
};

export const MODIFIER_WORDS = { ctrl, cmd: "⌘", shift } as const;

/** What the signs among them are called by a screen reader. */
export const SIGN_NAMES: Readonly<Record<string, string>> = words.signs;
