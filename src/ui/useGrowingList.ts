import {
  type RefObject,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
} from "react";
import { requestIdle } from "../lib/requestIdle";
import { useHasHydrated } from "../lib/useHasHydrated";
import { WhenShownContext } from "./whenShown";

/** More than a window shows at once, of all lists in it. */
const FIRST_ITEMS = 24;
/** Few enough that a slow phone answers a press meanwhile. */
const STEP_ITEMS = 24;
/** Longer than nearly anybody's list. What is beyond waits until somebody scrolls near it. */
const IDLE_ITEMS = 72;
/** Where there is no `requestIdleCallback` (Safari). */
const FALLBACK_MS = 50;

interface Growth {
  /** So many are there from the start. Default: 0. */
  needed?: number;
  /** How many lists stand beside or below each other, this one among them: they share what is there at first. Default: 1. */
  lists?: number;
}

/** Calls back once one of the list's last items is in sight. What is returned takes that back. */
const whenNearEnd = (list: Element | null, callback: () => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
  });
  for (const item of [...(list?.children ?? [])].slice(-STEP_ITEMS)) observer.observe(item);
  return () => observer.disconnect();
};

/**
 * A list of any length that is there at once: its beginning first, then a little at a time whenever the browser has
 * nothing else to do, and what is far down when one comes near it. Until it is shown it stays short. However long it is,
 * showing it costs the same, and so does whatever is done beside it. A page's HTML has all of it, and so has the first
 * render in the browser, which must be the same.
 *
 * @param list the element whose children the items are.
 * @returns the items to render, and what makes so many of them be there.
 */
export const useGrowingList = <Item>(
  items: readonly Item[],
  list: RefObject<Element>,
  { needed = 0, lists = 1 }: Growth = {},
): readonly [shown: readonly Item[], growTo: (count: number) => void] => {
  const hasHydrated = useHasHydrated();
  const whenShown = useContext(WhenShownContext);
  const [grown, setGrown] = useState(hasHydrated ? Math.ceil(FIRST_ITEMS / lists) : items.length);
  const count = Math.max(grown, needed);
  const isComplete = count >= items.length;
  const growTo = useCallback(
    (wanted: number) => setGrown((before) => Math.max(before, wanted)),
    [],
  );

  useEffect(() => {
    if (isComplete) return;
    const grow = () => startTransition(() => growTo(count + STEP_ITEMS));
    let stopGrowing: (() => void) | undefined;
    const stopWaiting = whenShown(() => {
      stopGrowing =
        count < IDLE_ITEMS ? requestIdle(grow, FALLBACK_MS) : whenNearEnd(list.current, grow);
    });
    return () => {
      stopWaiting();
      stopGrowing?.();
    };
  }, [isComplete, count, whenShown, growTo, list]);

  return [isComplete ? items : items.slice(0, count), growTo];
};
