import { type KeyboardEvent, useEffect, useRef } from "react";
import { TYPEAHEAD_RESET_MS } from "./menuFigures";
import type { MenuItem } from "./menuItems";
import { typeaheadMatch } from "./typeaheadMatch";

interface TypeaheadOptions {
  items: readonly MenuItem[];
  highlighted: string | null;
  onMatch(value: string): void;
}

const isCharacter = (event: KeyboardEvent) =>
  [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;

/** Moves the highlight to the item whose label begins with what is typed. */
export const useTypeahead = ({ items, highlighted, onMatch }: TypeaheadOptions) => {
  const typed = useRef("");
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    /** Takes the key if it continues or begins a word; false when it is not for type-ahead. */
    take(event: KeyboardEvent): boolean {
      // A space within a word is part of it, otherwise it chooses the item.
      if (!isCharacter(event) || (event.key === " " && typed.current === "")) return false;
      typed.current += event.key;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        typed.current = "";
      }, TYPEAHEAD_RESET_MS);

      const match = typeaheadMatch(items, typed.current, highlighted);
      if (match) onMatch(match.value);
      return true;
    },
  };
};
