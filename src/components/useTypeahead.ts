import { type KeyboardEvent, useRef } from "react";

/** The time after the last letter at which type-ahead starts a new word. */
const TYPEAHEAD_RESET_MS = 1000;

interface TypeaheadOptions {
  /** The items' labels, in order. */
  labels: readonly string[];
  /** The index of the item that the keyboard is at; -1 for none. */
  current: number;
  onMatch(index: number): void;
}

/**
 * The index of the item that the typed letters lead to. One letter, even if repeated, moves on from the current
 * item to the next match; several letters keep the current item while it matches.
 */
export const typeaheadMatch = (
  labels: readonly string[],
  typed: string,
  current: number,
): number | undefined => {
  const [letter = ""] = typed;
  const isRepeated = [...typed].every((character) => character === letter);
  const search = (isRepeated ? letter : typed).toLocaleLowerCase();
  const start = Math.max(current + (isRepeated ? 1 : 0), 0);
  return labels
    .map((_, index) => (start + index) % labels.length)
    .find((index) => labels[index]?.toLocaleLowerCase().startsWith(search));
};

/**
 * Leads to the item whose label begins with the typed letters. The returned function takes a letter that continues a word, or
 * begins one that an item begins with, and says whether it took the key.
 */
export const useTypeahead = ({ labels, current, onMatch }: TypeaheadOptions) => {
  const last = useRef({ word: "", atMs: 0 });

  return ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if ([...key].length !== 1 || ctrlKey || metaKey || altKey) return false;
    const atMs = Date.now();
    const begun = atMs - last.current.atMs < TYPEAHEAD_RESET_MS ? last.current.word : "";
    // Otherwise a space chooses the item.
    if (key === " " && begun === "") return false;
    const word = begun + key;
    const match = typeaheadMatch(labels, word, current);
    // The browser may have a use for it: a slash finds in the page.
    if (match === undefined && begun === "") return false;
    last.current = { word, atMs };
    if (match !== undefined) onMatch(match);
    return true;
  };
};
