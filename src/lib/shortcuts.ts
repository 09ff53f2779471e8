import { direction } from "../words/locale.words";

/** A key, and those that are held with it. */
export interface KeyPress {
  /** As `KeyboardEvent.key` names it; a letter is a small one. */
  readonly key: string;
  readonly shift?: true;
  /** Cmd on Apple's systems, Ctrl everywhere else. */
  readonly mod?: true;
}

/** The arrows to what follows and to what comes before: where one reads from the right, the next thing is at the left. */
const [onward, backward] =
  direction === "rtl"
    ? (["ArrowLeft", "ArrowRight"] as const)
    : (["ArrowRight", "ArrowLeft"] as const);

/**
 * Every key that the site answers to. The listeners ask `isPressed`, and the dialog "Keyboard" lists what stands here, so
 * that both say the same. No single letter, no page key, and nothing with Alt or Shift and an arrow: those are the browser's.
 */
export const SHORTCUTS = {
  search: [{ key: "k", mod: true }],
  keyboardMenu: [{ key: "ContextMenu" }, { key: "F10", shift: true }],
  nextWindow: [{ key: "F6" }],
  previousWindow: [{ key: "F6", shift: true }],
  leaveFullscreen: [{ key: "Escape" }],
  hideTooltip: [{ key: "Escape" }],
  arrangeLeft: [{ key: "ArrowLeft" }],
  arrangeRight: [{ key: "ArrowRight" }],
  arrangeUp: [{ key: "ArrowUp" }],
  arrangeDown: [{ key: "ArrowDown" }],
  keepArrangement: [{ key: "Enter" }],
  takeBack: [{ key: "Escape" }],
  nextItem: [{ key: "ArrowDown" }, { key: onward }],
  previousItem: [{ key: "ArrowUp" }, { key: backward }],
  firstItem: [{ key: "Home" }],
  lastItem: [{ key: "End" }],
  openItem: [{ key: " " }],
  pictureAtLeft: [{ key: "ArrowLeft" }],
  pictureAtRight: [{ key: "ArrowRight" }],
  firstPicture: [{ key: "Home" }],
  lastPicture: [{ key: "End" }],
  openMenu: [{ key: "ArrowDown" }],
  openMenuAtEnd: [{ key: "ArrowUp" }],
  nextEntry: [{ key: "ArrowDown" }],
  previousEntry: [{ key: "ArrowUp" }],
  firstEntry: [{ key: "Home" }],
  lastEntry: [{ key: "End" }],
  openSubmenu: [{ key: onward }],
  closeSubmenu: [{ key: backward }],
  chooseEntry: [{ key: "Enter" }, { key: " " }],
  closeMenu: [{ key: "Escape" }],
  nextResult: [{ key: "ArrowDown" }],
  previousResult: [{ key: "ArrowUp" }],
  openResult: [{ key: "Enter" }],
  openResultInNewTab: [{ key: "Enter", mod: true }],
  closeDialog: [{ key: "Escape" }],
} as const satisfies Readonly<Record<string, readonly KeyPress[]>>;

export type Shortcut = keyof typeof SHORTCUTS;

/** Whether Cmd is what Ctrl is elsewhere. */
export const hasCmdKey = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

type Pressed = Pick<
  KeyboardEvent,
  "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing"
>;

/** A letter by its place where the keyboard has no Latin ones, as browsers take their own shortcuts. */
const letterOf = ({ key, code }: Pressed): string =>
  /^[^\0-\x7f]$/.test(key) ? code.replace(/^Key/, "").toLowerCase() : key.toLowerCase();

const isKey = (event: Pressed, key: string): boolean =>
  event.key === key || (key.length === 1 && letterOf(event) === key);

/** Whether a shortcut is what was pressed, with no other keys held. What is typed by several keys at once presses none. */
export const isPressed = (event: Pressed, shortcut: Shortcut): boolean => {
  const { altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
  const [mod, other] = hasCmdKey() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (altKey || other || isComposing) return false;
  const keys: readonly KeyPress[] = SHORTCUTS[shortcut];
  return keys.some(
    (press) =>
      isKey(event, press.key) &&
      shiftKey === (press.shift ?? false) &&
      mod === (press.mod ?? false),
  );
};
