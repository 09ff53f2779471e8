import { useMemo } from "react";
import { useNow } from "../lib/useNow";

// The locale and the time zone are the visitor's own.
const createTimeFormat = () =>
  new Intl.DateTimeFormat(undefined, {
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
    second: "2-digit",
  });

/** Abbreviated weekday and local time. Not live: a screen reader reads it when asked, not each second. */
export const Clock = () => {
  const now = useNow();
  const format = useMemo(createTimeFormat, []);
  return (
    <time data-part="clock" dateTime={now?.toISOString()}>
      {now === null ? null : format.format(now)}
    </time>
  );
};
