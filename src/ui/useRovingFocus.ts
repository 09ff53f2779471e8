import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { clamp } from "../lib/clamp";
import { useHasHydrated } from "../lib/useHasHydrated";
import { useTypeahead } from "./menu/useTypeahead";

/** Set on what the keys move between. */
const ITEM = "data-roving";

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export interface RovingFocusOptions {
  /** What each item is called, in order. */
  labels: readonly string[];
  /** The item that Tab reaches until another has had the focus; -1 for the first. */
  currentIndex: number;
}

/**
 * A list that is one stop for Tab, however long it is: arrow keys, Home, End and type-ahead move the
 * focus in it. Keys that are pressed together with others are the browser's.
 */
export const useRovingFocus = <List extends HTMLElement>({
  labels,
  currentIndex,
}: RovingFocusOptions) => {
  const list = useRef<List>(null);
  // Without script nothing moves the focus within the list: each item is a stop then.
  const hasHydrated = useHasHydrated();
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const last = labels.length - 1;
  // The item that had the focus may be gone with the end of the list.
  const activeIndex = clamp(focusedIndex ?? currentIndex, 0, last);

  const focusItem = (index: number) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>(`[${ITEM}]`) ?? [])];
    // A long list may still be growing: see `useGrowingList`.
    (items[index] ?? items.at(-1))?.focus();
  };
  const typeahead = useTypeahead({
    items: labels.map((label, index) => ({ value: String(index), label })),
    highlighted: String(activeIndex),
    onMatch: (value) => focusItem(Number(value)),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) focusItem(clamp(activeIndex + step, 0, last));
    else if (event.key === "Home") focusItem(0);
    else if (event.key === "End") focusItem(last);
    else if (!typeahead.take(event)) return;
    event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocusedIndex(null);
  };

  return {
    list,
    listProps: { onKeyDown, onBlur },
    itemProps: (index: number) => ({
      [ITEM]: "",
      tabIndex: hasHydrated ? (index === activeIndex ? 0 : -1) : undefined,
      onFocus: () => setFocusedIndex(index),
    }),
  };
};
