import { useSite } from "../content/shell";
import { MINUTE_MS, SECOND_MS } from "../lib/clock";
import { useNow } from "../lib/useNow";

let timeFormat: Intl.DateTimeFormat | undefined;

// The locale and the time zone are the visitor's own. Made when there is a time to format: not yet
// on the server, and not while the page is being hydrated.
const formatTime = (time: Date, showSeconds: boolean): string => {
  timeFormat ??= new Intl.DateTimeFormat(undefined, {
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
    second: showSeconds ? "2-digit" : undefined,
  });
  return timeFormat.format(time);
};

/** Abbreviated weekday and local time. Not live: a screen reader reads it when asked, not each time that it changes. */
export const Clock = () => {
  const { showSeconds } = useSite().clock;
  const now = useNow(showSeconds ? SECOND_MS : MINUTE_MS);
  return (
    <time data-part="clock" dateTime={now?.toISOString()}>
      {now && formatTime(now, showSeconds)}
    </time>
  );
};
