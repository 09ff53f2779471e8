import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { clamp } from "../lib/clamp";
import { isShortcut } from "../lib/isShortcut";
import { isPressed } from "../lib/shortcuts";
import { useHasHydrated } from "../lib/useHasHydrated";
import { useTypeahead } from "./useTypeahead";

/** Set on what the keys move between. */
const ITEM = "data-roving";

export interface RovingFocusOptions {
  /** What each item is called, in order. */
  labels: readonly string[];
  /** The item that Tab reaches until another has had the focus; -1 for the first. */
  currentIndex: number;
  /** Whether the keys lead from each end to the other, as they do in tabs. Default false. */
  loops?: boolean;
  /** Renders the item if it is not there yet, before it gets the focus: for a list that is not whole. */
  onReach?(index: number): void;
}

/**
 * A list that is one stop for Tab, however long it is: arrow keys, Home, End and type-ahead move the
 * focus in it. Keys that are pressed together with others are the browser's.
 */
export const useRovingFocus = <List extends HTMLElement>({
  labels,
  currentIndex,
  loops = false,
  onReach,
}: RovingFocusOptions) => {
  const list = useRef<List>(null);
  // Without script nothing moves the focus within the list: each item is a stop then.
  const hasHydrated = useHasHydrated();
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const last = labels.length - 1;
  // The item that had the focus may be gone with the end of the list.
  const activeIndex = clamp(focusedIndex ?? currentIndex, 0, last);

  const focusItem = (index: number) => {
    onReach?.(index);
    list.current?.querySelectorAll<HTMLElement>(`[${ITEM}]`)[index]?.focus();
  };
  const typeahead = useTypeahead({
    items: labels.map((label, index) => ({ value: String(index), label })),
    current: String(activeIndex),
    onMatch: (value) => focusItem(Number(value)),
  });

  const neighbour = (step: 1 | -1): number => {
    const next = activeIndex + step;
    return loops ? (next + labels.length) % labels.length : clamp(next, 0, last);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event) || event.shiftKey) return;
    const { nativeEvent: press } = event;
    if (isPressed(press, "nextItem")) focusItem(neighbour(1));
    else if (isPressed(press, "previousItem")) focusItem(neighbour(-1));
    else if (isPressed(press, "firstItem")) focusItem(0);
    else if (isPressed(press, "lastItem")) focusItem(last);
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
