import { formatTimestamp, formatTimeZone } from "../../lib/timestamp";
import { SECOND_MS, useNow } from "../../lib/useNow";

/** Date, time and time zone. Not live: a screen reader reads it when asked, not each second. */
export const Timestamp = () => {
  const now = useNow(SECOND_MS);
  return (
    // Date, time and zone are in this order whichever way the site is read.
    <time dateTime={now?.toISOString()} dir="ltr">
      {now && (
        <>
          <span>{formatTimestamp(now)}</span> <span>{formatTimeZone(now)}</span>
        </>
      )}
    </time>
  );
};
