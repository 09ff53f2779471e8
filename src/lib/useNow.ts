import { useEffect, useState } from "react";
import { whenIdle } from "./whenIdle";

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;

/** The current time, on every full second or minute; null until mounted. Stops while the page is hidden. */
export const useNow = (periodMs: number): Date | null => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // No interval: that would drift off the second.
    const tick = () => {
      setNow(new Date());
      timer = setTimeout(tick, periodMs - (Date.now() % periodMs));
    };
    const follow = () => {
      clearTimeout(timer);
      if (!document.hidden) tick();
    };
    // The first formatting of a time takes 0.1 s on a slow phone.
    const cancel = whenIdle(follow);
    document.addEventListener("visibilitychange", follow);
    return () => {
      cancel();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [periodMs]);
  return now;
};
