import { useEffect, useState } from "react";
import { onEverySecond } from "./clock";

/** The current time, on every second; null until mounted, since the server cannot know it. */
export const useNow = (): Date | null => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => onEverySecond(setNow), []);
  return now;
};
