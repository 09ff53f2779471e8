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

/** How many come at a time, of all lists of a section: more than a window shows at once, and few enough that a slow phone answers a press meanwhile. */
const STEP_ITEMS = 24;
/** Longer than nearly anybody's lists in one section. What is beyond waits until somebody scrolls near it. */
const IDLE_ITEMS = 72;
/** Where there is no `requestIdleCallback` (Safari). */
const FALLBACK_MS = 50;

interface Growth {
  /** So many are there from the start. Default: 0. */
  needed?: number;
  /** How many lists stand beside or below each other, this one among them: they share what comes. Default: 1. */
  lists?: number;
}

/** Calls back once one of the list's last `count` items is in sight. What is returned takes that back. */
const whenNearEnd = (list: Element | null, count: number, callback: () => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
  });
  for (const item of [...(list?.children ?? [])].slice(-count)) observer.observe(item);
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
  const step = Math.ceil(STEP_ITEMS / lists);
  const [grown, setGrown] = useState(hasHydrated ? step : items.length);
  const count = Math.max(grown, needed);
  const isComplete = count >= items.length;
  const growTo = useCallback(
    (wanted: number) => setGrown((before) => Math.max(before, wanted)),
    [],
  );

  useEffect(() => {
    if (isComplete) return;
    const grow = () => startTransition(() => growTo(count + step));
    let stopGrowing: (() => void) | undefined;
    const stopWaiting = whenShown(() => {
      stopGrowing =
        count < IDLE_ITEMS / lists
          ? requestIdle(grow, FALLBACK_MS)
          : whenNearEnd(list.current, step, grow);
    });
    return () => {
      stopWaiting();
      stopGrowing?.();
    };
  }, [isComplete, count, step, lists, whenShown, growTo, list]);

  return [isComplete ? items : items.slice(0, count), growTo];
};
