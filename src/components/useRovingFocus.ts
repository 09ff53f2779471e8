import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { clamp } from "../lib/geometry";
import { useHasHydrated } from "../lib/hydration";
import { isPressed } from "../lib/shortcuts";
import { useTypeahead } from "./useTypeahead";

const ITEM = "data-roving";

export interface RovingFocusOptions {
  /** The items' names, in order. */
  labels: readonly string[];
  /** The item that Tab reaches until another has had the focus; -1 for the first. */
  currentIndex: number;
  /** Whether the keys lead from each end to the other, as they do in tabs. Default false. */
  loops?: boolean;
}

/** A list with one tab stop: arrow keys, Home, End and type-ahead move the focus within it. */
export const useRovingFocus = <List extends HTMLElement>({
  labels,
  currentIndex,
  loops = false,
}: RovingFocusOptions) => {
  const list = useRef<List>(null);
  // Without scripts nothing moves the focus within the list: each item is a tab stop then.
  const hasHydrated = useHasHydrated();
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const last = labels.length - 1;
  // The end of the list may have been removed, and the focused item with it.
  const activeIndex = clamp(focusedIndex ?? currentIndex, 0, last);

  const focusItem = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>(`[${ITEM}]`)[index]?.focus();
  const step = (by: 1 | -1) => {
    const next = activeIndex + by;
    focusItem(loops ? (next + labels.length) % labels.length : clamp(next, 0, last));
  };
  const takeLetter = useTypeahead({
    items: labels.map((label, index) => ({ id: String(index), label })),
    current: String(activeIndex),
    onMatch: (id) => focusItem(Number(id)),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const { nativeEvent } = event;
    if (isPressed(nativeEvent, "nextItem")) step(1);
    else if (isPressed(nativeEvent, "previousItem")) step(-1);
    else if (isPressed(nativeEvent, "firstItem")) focusItem(0);
    else if (isPressed(nativeEvent, "lastItem")) focusItem(last);
    else if (!takeLetter(event)) {
      // Links answer to Space, too, as buttons do.
      const { target } = event;
      if (!isPressed(nativeEvent, "openItem") || !(target instanceof HTMLAnchorElement)) return;
      if (!event.repeat) target.click();
    }
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
