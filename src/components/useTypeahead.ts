import { type KeyboardEvent, useRef } from "react";

/** The time after the last letter at which type-ahead starts a new word. */
const TYPEAHEAD_RESET_MS = 1000;

/** An item that is found by the beginning of its label. */
export interface TypeaheadItem {
  id: string;
  label: string;
}

interface TypeaheadOptions {
  items: readonly TypeaheadItem[];
  /** The id of the item that the keyboard is at. */
  current: string | null;
  onMatch(id: string): void;
}

/**
 * The item that the typed letters lead to. One letter, even if repeated, moves on from the current
 * item to the next match; several letters keep the current item while it matches.
 */
export const typeaheadMatch = (
  items: readonly TypeaheadItem[],
  typed: string,
  current: string | null,
): TypeaheadItem | undefined => {
  const [letter = ""] = typed;
  const isRepeated = [...typed].every((character) => character === letter);
  const search = (isRepeated ? letter : typed).toLocaleLowerCase();
  const start = items.findIndex(({ id }) => id === current) + (isRepeated ? 1 : 0);
  return [...items.slice(Math.max(start, 0)), ...items.slice(0, Math.max(start, 0))].find(
    ({ label }) => label.toLocaleLowerCase().startsWith(search),
  );
};

/**
 * Leads to the item whose label begins with the typed letters. The returned function takes a letter that continues a word, or
 * begins one that an item begins with, and says whether it took the key.
 */
export const useTypeahead = ({ items, current, onMatch }: TypeaheadOptions) => {
  const last = useRef({ word: "", atMs: 0 });

  return ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if ([...key].length !== 1 || ctrlKey || metaKey || altKey) return false;
    const atMs = Date.now();
    const begun = atMs - last.current.atMs < TYPEAHEAD_RESET_MS ? last.current.word : "";
    // Otherwise a space chooses the item.
    if (key === " " && begun === "") return false;
    const word = begun + key;
    const match = typeaheadMatch(items, word, current);
    // The browser may have a use for it: a slash finds in the page.
    if (!match && begun === "") return false;
    last.current = { word, atMs };
    if (match) onMatch(match.id);
    return true;
  };
};
