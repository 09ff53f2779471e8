import { direction } from "../words/locale";
import { words } from "../words/words";

/** A key with its modifiers. */
interface KeyPress {
  /** The name in `KeyboardEvent.key`; letters are lower-case. */
  readonly key: string;
  readonly shift?: true;
  /** Cmd on Apple's systems, Ctrl everywhere else. */
  readonly mod?: true;
}

/** In right-to-left the next item is on the left. */
const [onward, backward] =
  direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];

const SHORTCUTS = {
  // Of the desktop. No single letter, no page key, and no arrow with Alt or Shift: browsers and screen readers use those.
  search: [{ key: "k", mod: true }],
  nextWindow: [{ key: "F6" }],
  previousWindow: [{ key: "F6", shift: true }],
  leaveFullscreen: [{ key: "Escape" }],
  // The usual ones of lists, menus and tooltips.
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
} satisfies Readonly<Record<string, readonly [KeyPress, ...KeyPress[]]>>;

export type Shortcut = keyof typeof SHORTCUTS;

const pressesOf = (shortcut: Shortcut): readonly [KeyPress, ...KeyPress[]] => SHORTCUTS[shortcut];

/** Whether Cmd has the role of Ctrl. */
const hasCmdKey = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

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
export const isPressed = (event: Pressed, shortcut: Shortcut): boolean => {
  const { altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
  const [mod, other] = hasCmdKey() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (altKey || other || isComposing) return false;
  return pressesOf(shortcut).some(
    (press) =>
      isKey(event, press.key) &&
      shiftKey === (press.shift ?? false) &&
      mod === (press.mod ?? false),
  );
};

/** A shortcut as the visitor's system writes it: "Ctrl+K" or "⌘K". */
export const keysOf = (shortcut: Shortcut): string => {
  const [{ key, mod, shift }] = pressesOf(shortcut);
  const names = hasCmdKey()
    ? { mod: "⌘", shift: "⇧" }
    : { mod: `${words.keys.Control}+`, shift: `${words.keys.Shift}+` };
  return (mod ? names.mod : "") + (shift ? names.shift : "") + key.toUpperCase();
};
