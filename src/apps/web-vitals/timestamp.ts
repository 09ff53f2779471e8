const MINUTE_MS = 60_000;

// By hand: `Intl` would take longer each second than all else in the panel.

/** `YYYY-MM-DD HH:mm:ss` in the visitor's time zone. */
export const formatTimestamp = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS)
    .toISOString()
    .slice(0, "YYYY-MM-DDTHH:mm:ss".length)
    .replace("T", " ");

/** The visitor's time zone as `UTC`, `UTC+2` or `UTC-3:30`. */
export const formatTimeZone = (date: Date): string => {
  const ahead = -date.getTimezoneOffset();
  const hours = Math.trunc(Math.abs(ahead) / 60);
  const minutes = Math.abs(ahead) % 60;
  if (ahead === 0) return "UTC";
  return `UTC${ahead < 0 ? "-" : "+"}${hours}${minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`}`;
};
