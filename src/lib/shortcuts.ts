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
export const [ONWARD_KEY, BACKWARD_KEY] =
  direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];

/** No single letter, no page key, and no arrow with Alt or Shift: browsers and screen readers use those. */
const SHORTCUTS: Readonly<Record<Shortcut, KeyPress>> = {
  search: { key: "k", mod: true },
  nextWindow: { key: "F6" },
  previousWindow: { key: "F6", shift: true },
};

export type Shortcut = "search" | "nextWindow" | "previousWindow";

/** Apple's Cmd has the role of Ctrl. */
const hasCmdKey = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

type Pressed = Pick<
  KeyboardEvent,
  "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing"
>;

/** On keyboards without Latin letters the position counts, as in browsers' own shortcuts. */
const letterOf = ({ key, code }: Pressed): string =>
  /^[^\0-\x7f]$/.test(key) ? code.replace(/^Key/, "").toLowerCase() : key.toLowerCase();

/** A press with further modifiers, or within a composed character, is another one. */
const isPress = (event: Pressed, press: KeyPress): boolean => {
  const { altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
  const [mod, other] = hasCmdKey() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (altKey || other || isComposing) return false;
  if (shiftKey !== (press.shift ?? false) || mod !== (press.mod ?? false)) return false;
  return event.key === press.key || (press.key.length === 1 && letterOf(event) === press.key);
};

/** A press of one of these keys, without modifiers. */
export const isKey = (event: Pressed, ...keys: readonly string[]): boolean =>
  keys.some((key) => isPress(event, { key }));

export const isShortcut = (event: Pressed, shortcut: Shortcut): boolean =>
  isPress(event, SHORTCUTS[shortcut]);

/** A shortcut as the visitor's system writes it: "Ctrl+K" or "⌘K". */
export const keysOf = (shortcut: Shortcut): string => {
  const { key, mod, shift } = SHORTCUTS[shortcut];
  const names = hasCmdKey()
    ? { mod: "⌘", shift: "⇧" }
    : { mod: `${words.keys.Control}+`, shift: `${words.keys.Shift}+` };
  return (mod ? names.mod : "") + (shift ? names.shift : "") + key.toUpperCase();
};
