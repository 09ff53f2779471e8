import { useNow } from "../lib/useNow";

let timeFormat: Intl.DateTimeFormat | undefined;

// The locale and the time zone are the visitor's own. Made when there is a time to format: not yet
// on the server, and not while the page is being hydrated.
const formatTime = (time: Date): string => {
  timeFormat ??= new Intl.DateTimeFormat(undefined, {
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
    second: "2-digit",
  });
  return timeFormat.format(time);
};

/** Abbreviated weekday and local time. Not live: a screen reader reads it when asked, not each second. */
export const Clock = () => {
  const now = useNow();
  return (
    <time data-part="clock" dateTime={now?.toISOString()}>
      {now && formatTime(now)}
    </time>
  );
};
