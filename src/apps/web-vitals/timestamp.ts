/** `YYYY-MM-DD HH:mm:ss` in the visitor's time zone. Swedish is formatted so. */
export const formatTimestamp = (date: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium" }).format(date);

/** The visitor's time zone as `UTC`, `UTC+2` or `UTC-3:30`. */
export const formatTimeZone = (date: Date): string =>
  new Intl.DateTimeFormat("en-US", { timeZoneName: "shortOffset" })
    .formatToParts(date)
    .find(({ type }) => type === "timeZoneName")
    ?.value.replace("GMT", "UTC")
    // Some browsers write `GMT+0`.
    .replace(/\+0$/, "") ?? "";
