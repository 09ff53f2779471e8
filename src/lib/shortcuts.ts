import { direction } from "../words/locale";

/** A key with its modifiers. */
export interface KeyPress {
  /** The name in `KeyboardEvent.key`; letters are lower-case. */
  readonly key: string;
  readonly shift?: true;
  /** Cmd on Apple's systems, Ctrl everywhere else. */
  readonly mod?: true;
}

/** In right-to-left the next item is on the left. */
const [onward, backward] =
  direction === "rtl"
    ? (["ArrowLeft", "ArrowRight"] as const)
    : (["ArrowRight", "ArrowLeft"] as const);

/**
 * The shortcuts of the desktop, which the dialog "Keyboard" lists. No single letter, no page key, and no arrow with Alt or
 * Shift: browsers and screen readers use those.
 */
export const SHORTCUTS = {
  search: [{ key: "k", mod: true }],
  nextWindow: [{ key: "F6" }],
  previousWindow: [{ key: "F6", shift: true }],
  leaveFullscreen: [{ key: "Escape" }],
  keyboardMenu: [{ key: "ContextMenu" }, { key: "F10", shift: true }],
} as const satisfies Readonly<Record<string, readonly KeyPress[]>>;

/** The usual keys of lists, menus and tooltips. */
const CONTROL_KEYS = {
  nextItem: [{ key: "ArrowDown" }, { key: onward }],
  previousItem: [{ key: "ArrowUp" }, { key: backward }],
  firstItem: [{ key: "Home" }],
  lastItem: [{ key: "End" }],
  openItem: [{ key: " " }],
  openMenu: [{ key: "ArrowDown" }],
  openMenuAtEnd: [{ key: "ArrowUp" }],
  openSubmenu: [{ key: onward }],
  closeSubmenu: [{ key: backward }],
  chooseEntry: [{ key: "Enter" }, { key: " " }],
  hideTooltip: [{ key: "Escape" }],
} as const satisfies Readonly<Record<string, readonly KeyPress[]>>;

const PRESSES = { ...SHORTCUTS, ...CONTROL_KEYS };

/** Whether Cmd has the role of Ctrl. */
export const hasCmdKey = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

type Pressed = Pick<
  KeyboardEvent,
  "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing"
>;

/** On keyboards without Latin letters the position counts, as in browsers' own shortcuts. */
const letterOf = ({ key, code }: Pressed): string =>
  /^[^\0-\x7f]$/.test(key) ? code.replace(/^Key/, "").toLowerCase() : key.toLowerCase();

const isKey = (event: Pressed, key: string): boolean =>
  event.key === key || (key.length === 1 && letterOf(event) === key);

/** Whether the event is a shortcut, without further modifiers and not within a composed character. */
export const isPressed = (event: Pressed, shortcut: keyof typeof PRESSES): boolean => {
  const { altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
  const [mod, other] = hasCmdKey() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (altKey || other || isComposing) return false;
  const presses: readonly KeyPress[] = PRESSES[shortcut];
  return presses.some(
    (press) =>
      isKey(event, press.key) &&
      shiftKey === (press.shift ?? false) &&
      mod === (press.mod ?? false),
  );
};
