import { startTransition, useContext, useEffect, useState } from "react";
import { requestIdle } from "../lib/requestIdle";
import { useHasHydrated } from "../lib/useHasHydrated";
import { WhenShownContext } from "./whenShown";

/** More than a window shows at once. */
const FIRST_ITEMS = 24;
/** Few enough that a slow phone answers a press meanwhile. */
const STEP_ITEMS = 24;
/** Where there is no `requestIdleCallback` (Safari). */
const FALLBACK_MS = 50;

/**
 * A list of any length that is there at once: its beginning first, and the rest a little at a time,
 * whenever the browser has nothing else to do. Until it is shown it stays short: however long it is,
 * showing it costs the same. A page's HTML has all of it, and so has the first render in the browser,
 * which must be the same.
 *
 * @param needed so many are there from the start. Default: 0.
 */
export const useGrowingList = <Item>(items: readonly Item[], needed = 0): readonly Item[] => {
  const hasHydrated = useHasHydrated();
  const whenShown = useContext(WhenShownContext);
  const [count, setCount] = useState(hasHydrated ? FIRST_ITEMS : items.length);
  const isComplete = count >= items.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step runs the effect anew
  useEffect(() => {
    if (isComplete) return;
    const grow = () => startTransition(() => setCount((shown) => shown + STEP_ITEMS));
    let stopGrowing: (() => void) | undefined;
    const stopWaiting = whenShown(() => {
      stopGrowing = requestIdle(grow, FALLBACK_MS);
    });
    return () => {
      stopWaiting();
      stopGrowing?.();
    };
  }, [isComplete, count, whenShown]);

  return isComplete ? items : items.slice(0, Math.max(count, needed));
};
