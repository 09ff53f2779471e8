import { useMemo } from "react";
import { MINUTE_MS, SECOND_MS, useNow } from "../lib/useNow";
import { useSite } from "../navigation/shell";
import { visitorTimeFormat } from "../words/visitorLocale";
import * as styles from "./TopBar.module.css";

/** Abbreviated weekday and local time. Not live: a screen reader reads it when asked, not each time that it changes. */
export const Clock = () => {
  const { showSeconds } = useSite().clock;
  const now = useNow(showSeconds ? SECOND_MS : MINUTE_MS);
  const isRunning = now !== null;
  // Made once, when there is a time to write.
  const format = useMemo(
    () =>
      isRunning
        ? visitorTimeFormat({
            weekday: "short",
            hour: "numeric",
            minute: "2-digit",
            second: showSeconds ? "2-digit" : undefined,
          })
        : undefined,
    [isRunning, showSeconds],
  );
  return (
    <time
      className={styles.clock}
      data-seconds={showSeconds || undefined}
      dateTime={now?.toISOString()}
    >
      {now && format?.format(now)}
    </time>
  );
};
