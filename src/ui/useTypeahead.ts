import { type KeyboardEvent, useEffect, useRef } from "react";
import { isShortcut } from "../lib/isShortcut";

/** How long after the last letter type-ahead starts a new word. */
export const TYPEAHEAD_RESET_MS = 1000;

/** Something that can be reached by typing the beginning of its label. */
export interface TypeaheadItem {
  value: string;
  label: string;
}

interface TypeaheadOptions {
  items: readonly TypeaheadItem[];
  /** The value of the item that the keyboard is at. */
  current: string | null;
  onMatch(value: string): void;
}

const isCharacter = (event: KeyboardEvent) => [...event.key].length === 1 && !isShortcut(event);

/** Leads to the item whose label begins with what is typed. */
export const useTypeahead = ({ items, current, onMatch }: TypeaheadOptions) => {
  const typed = useRef("");
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    /** Takes the key if it goes on with a word, or begins one that an item begins with; false when it is not for type-ahead. */
    take(event: KeyboardEvent): boolean {
      if (!isCharacter(event)) return false;
      const isWithinWord = typed.current !== "";
      // A space within a word is part of it, otherwise it chooses the item.
      if (event.key === " " && !isWithinWord) return false;
      const word = typed.current + event.key;
      const match = typeaheadMatch(items, word, current);
      // The browser may know it: a slash finds in the page.
      if (match === null && !isWithinWord) return false;

      typed.current = word;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        typed.current = "";
      }, TYPEAHEAD_RESET_MS);
      if (match) onMatch(match.value);
      return true;
    },
  };
};

const isOneCharacterRepeated = (text: string) =>
  [...text].every((character, _, [first]) => character === first);

/**
 * The item that the letters typed so far lead to, or null. Items match by the beginning of their
 * label, whatever the case. One letter, also when repeated, moves on from the current item to the
 * next match, round the end; more letters keep the current item while it still matches.
 */
export const typeaheadMatch = (
  items: readonly TypeaheadItem[],
  typed: string,
  current: string | null,
): TypeaheadItem | null => {
  if (typed === "") return null;
  const currentIndex = items.findIndex(({ value }) => value === current);
  const find = (prefix: string, from: number) => {
    const start = prefix.toLocaleLowerCase();
    return [...items.slice(from), ...items.slice(0, from)].find(({ label }) =>
      label.toLocaleLowerCase().startsWith(start),
    );
  };

  const [letter = ""] = typed;
  const whole = typed.length > letter.length ? find(typed, Math.max(currentIndex, 0)) : undefined;
  if (whole !== undefined) return whole;
  return isOneCharacterRepeated(typed) ? (find(letter, currentIndex + 1) ?? null) : null;
};
