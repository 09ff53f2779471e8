import { useEffect, useState } from "react";
import { onEvery } from "./clock";
import { requestIdle } from "./requestIdle";

/**
 * The current time, on every full second or whatever the period is; null until mounted, since the
 * server cannot know it.
 */
export const useNow = (periodMs: number): Date | null => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let stop = () => {};
    // When the page is done with hydrating: the first formatting of a time takes 0.1 s on a slow
    // phone, and whatever was pressed until then would wait for it.
    const cancel = requestIdle(() => {
      stop = onEvery(periodMs, setNow);
    }, 0);
    return () => {
      cancel();
      stop();
    };
  }, [periodMs]);
  return now;
};
