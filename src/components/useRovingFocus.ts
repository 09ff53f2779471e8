import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { clamp } from "../lib/geometry";
import { useHasHydrated } from "../lib/hydration";
import { BACKWARD_KEY, isKey, ONWARD_KEY } from "../lib/shortcuts";
import { useTypeahead } from "./useTypeahead";

const ITEM = "data-roving";

/** Scrolls a list until one of its items is in its middle, as far as possible, and nothing around the list. */
const centreWithin = (list: HTMLElement, item: HTMLElement): void => {
  const isOrigin = item.offsetParent === list;
  const top = item.offsetTop - (isOrigin ? 0 : list.offsetTop);
  const left = item.offsetLeft - (isOrigin ? 0 : list.offsetLeft);
  list.scrollTo({
    top: top - (list.clientHeight - item.offsetHeight) / 2,
    left: left - (list.clientWidth - item.offsetWidth) / 2,
  });
};

export interface RovingFocusOptions {
  /** The items' names, in order. */
  labels: readonly string[];
  /** How many items come before these, in a part of a longer list. Default 0. */
  offset?: number;
  /** The item that Tab reaches until another has had the focus; -1 for none. */
  currentIndex: number;
  /** The list scrolls to its current item. Default false. */
  scrolls?: boolean;
  /** The keys lead from each end to the other, as in tabs. Default false. */
  loops?: boolean;
}

/**
 * A list with one tab stop: arrow keys, Home, End and type-ahead move the focus within it.
 */
export const useRovingFocus = <List extends HTMLElement>({
  labels,
  offset = 0,
  currentIndex,
  scrolls = false,
  loops = false,
}: RovingFocusOptions) => {
  const list = useRef<List>(null);
  // Without scripts nothing moves the focus within the list: each item is a tab stop then.
  const hasHydrated = useHasHydrated();
  const [focusedPosition, setFocusedPosition] = useState<number | null>(null);
  const last = labels.length - 1;
  // The end of the list may have been removed, and the focused item with it.
  const currentPosition = offset + currentIndex;
  const activeIndex = clamp((focusedPosition ?? currentPosition) - offset, 0, last);

  const itemAt = (index: number) => list.current?.querySelectorAll<HTMLElement>(`[${ITEM}]`)[index];
  const focusItem = (index: number) => itemAt(index)?.focus();
  const step = (by: 1 | -1) => {
    const next = activeIndex + by;
    focusItem(loops ? (next + labels.length) % labels.length : clamp(next, 0, last));
  };
  const takeLetter = useTypeahead({ labels, current: activeIndex, onMatch: focusItem });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another item becomes the current one
  useEffect(() => {
    if (!scrolls) return;
    // In the effect it would force a layout, and the rest of the change another one.
    const frame = requestAnimationFrame(() => {
      const item = itemAt(currentIndex);
      if (list.current && item) centreWithin(list.current, item);
    });
    return () => cancelAnimationFrame(frame);
  }, [scrolls, currentPosition]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { nativeEvent } = event;
    if (isKey(nativeEvent, "ArrowDown", ONWARD_KEY)) step(1);
    else if (isKey(nativeEvent, "ArrowUp", BACKWARD_KEY)) step(-1);
    else if (isKey(nativeEvent, "Home")) focusItem(0);
    else if (isKey(nativeEvent, "End")) focusItem(last);
    else if (!takeLetter(event)) {
      // Links answer to Space, too, as buttons do.
      const { target } = event;
      if (!isKey(nativeEvent, " ") || !(target instanceof HTMLAnchorElement)) return;
      if (!event.repeat) target.click();
    }
    event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocusedPosition(null);
  };

  return {
    list,
    listProps: { onKeyDown, onBlur },
    itemProps: (index: number) => ({
      [ITEM]: "",
      tabIndex: hasHydrated ? (index === activeIndex ? 0 : -1) : undefined,
      onFocus: () => setFocusedPosition(offset + index),
    }),
  };
};
