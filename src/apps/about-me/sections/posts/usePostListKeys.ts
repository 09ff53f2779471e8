import type { KeyboardEvent } from "react";
import { useTypeahead } from "../../../../ui/menu/useTypeahead";

interface PostListKeysOptions {
  names: readonly string[];
  /** The post that Tab reaches. */
  activeName: string | null;
  moveTo(name: string): void;
  onSelect(name: string): void;
}

/** Arrow keys, Home, End and type-ahead between posts; Enter or the space bar chooses. */
export const usePostListKeys = ({ names, activeName, moveTo, onSelect }: PostListKeysOptions) => {
  const typeahead = useTypeahead({
    items: names.map((name) => ({ value: name, label: name })),
    highlighted: activeName,
    onMatch: moveTo,
  });

  return (event: KeyboardEvent) => {
    const index = activeName === null ? -1 : names.indexOf(activeName);
    const moveToIndex = (wanted: number) => {
      const name = names[wanted];
      if (name !== undefined) moveTo(name);
    };

    if (event.key === "ArrowDown") moveToIndex(index + 1);
    else if (event.key === "ArrowUp") moveToIndex(index - 1);
    else if (event.key === "Home") moveToIndex(0);
    else if (event.key === "End") moveToIndex(names.length - 1);
    // Before the choice, so that a space within a word is part of it.
    else if (typeahead.take(event)) event.preventDefault();
    else if ((event.key === "Enter" || event.key === " ") && activeName !== null) {
      onSelect(activeName);
    } else return;
    event.preventDefault();
  };
};
