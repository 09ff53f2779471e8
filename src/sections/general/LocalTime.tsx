import { Clock } from "lucide-react";
import { MINUTE_MS, useNow } from "../../lib/useNow";
import { visitorLocale } from "../../words/visitorLocale";
import * as styles from "./General.module.css";

/** Nothing where the browser does not know the zone: they get new names. */
const timeIn = (timeZone: string, now: Date): string => {
  try {
    const time = { timeZone, hour: "numeric", minute: "2-digit" } as const;
    return now.toLocaleTimeString(visitorLocale(), time);
  } catch {
    return "";
  }
};

/** In which time zone the owner lives, and what time it is there. */
export const LocalTime = ({ timeZone }: { timeZone: string }) => {
  const now = useNow(MINUTE_MS);
  return (
    <p className={styles.place}>
      <Clock aria-hidden />
      <span>{timeZone.replaceAll("_", " ")}</span>
      <time className={styles.time}>{now && timeIn(timeZone, now)}</time>
    </p>
  );
};
