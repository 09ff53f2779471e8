import { useEffect, useState } from "react";
import { onEverySecond } from "./clock";

/** The current time, on every second; null until mounted, since the server cannot know it. */
export const useNow = (): Date | null => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let stop = () => {};
    // In a task of its own: the first formatting of a time takes as long as hydrating all of a window.
    const timer = setTimeout(() => {
      stop = onEverySecond(setNow);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return now;
};
