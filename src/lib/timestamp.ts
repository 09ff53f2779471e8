const MINUTES_PER_HOUR = 60;

const padded = (value: number, length = 2) => `${value}`.padStart(length, "0");

/** `YYYY-MM-DD HH:mm:ss` in the visitor's own time zone. */
export const formatTimestamp = (date: Date): string => {
  const day = [
    padded(date.getFullYear(), 4),
    padded(date.getMonth() + 1),
    padded(date.getDate()),
  ].join("-");
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()]
    .map((part) => padded(part))
    .join(":");
  return `${day} ${time}`;
};

/**
 * The time zone of a date as `UTC`, `UTC+2` or `UTC-3:30`.
 *
 * @param offsetMinutes what `Date.getTimezoneOffset` gives: minutes that UTC is ahead, so `UTC+2` is -120.
 */
export const formatUtcOffset = (offsetMinutes: number): string => {
  if (offsetMinutes === 0) return "UTC";
  const distance = Math.abs(offsetMinutes);
  const hours = Math.floor(distance / MINUTES_PER_HOUR);
  const minutes = distance % MINUTES_PER_HOUR;
  const sign = offsetMinutes < 0 ? "+" : "-";
  return `UTC${sign}${hours}${minutes === 0 ? "" : `:${padded(minutes)}`}`;
};
