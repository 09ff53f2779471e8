import { type RefObject, useEffect, useState } from "react";

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;

/** The current time, on every full second or minute; null until mounted. Stops while the page, or its place in it, is hidden. */
export const useNow = (periodMs: number, place?: RefObject<Element>): Date | null => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    // No interval: that would drift off the second.
    const tick = () => {
      // Safari has it from 17.4 on.
      const isShown = place?.current?.checkVisibility?.() ?? true;
      setNow((last) => (last === null || isShown ? new Date() : last));
      timer = setTimeout(tick, periodMs - (Date.now() % periodMs));
    };
    const follow = () => {
      clearTimeout(timer);
      if (!document.hidden) tick();
    };
    // The first formatting of a time takes 0.1 s on a slow phone: not in the task of hydration.
    let timer = setTimeout(follow);
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [periodMs, place]);
  return now;
};
