import { MINUTE_MS, useNow } from "../../lib/useNow";
import { visitorLocale, visitorTimeFormat } from "../../words/visitorLocale";
import * as styles from "./CalendarPanel.module.css";
import { monthCells } from "./monthCells";

const locale = visitorLocale();
const week = Object(new Intl.Locale(locale));
const { firstDay = 1 }: { firstDay?: number } = week.getWeekInfo?.() ?? week.weekInfo ?? {};
const ITS_OWN = { calendar: "gregory", numberingSystem: "latn" };
const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...ITS_OWN, ...options });
// With the weekday, as the top bar has it: without it some locales write the hour in another way.
const time = visitorTimeFormat({
  ...ITS_OWN,
  weekday: "short",
  hour: "numeric",
  minute: "2-digit",
});
const date = formatOf({ weekday: "long", day: "numeric", month: "long" });
const day = formatOf({ weekday: "narrow" });
// The first of January 2024 was a Monday.
const LETTERS = [0, 1, 2, 3, 4, 5, 6].map((it) => day.format(new Date(2024, 0, firstDay + it)));

/** Hidden from screen readers, since it repeats the top bar's clock, which has AM and PM, too. */
export const CalendarPanel = () => {
  const now = useNow(MINUTE_MS);
  if (now === null) return null;
  const parts = time.formatToParts(now);
  const hourAt = parts.findIndex(({ type }) => type === "hour");
  return (
    <div className={styles.panel} aria-hidden>
      <p className={styles.time}>
        {parts.slice(hourAt, hourAt + 3).map(({ type, value }) => (
          <span key={type}>{value.trim()}</span>
        ))}
      </p>
      <p className={styles.date}>{date.format(now)}</p>
      <div className={styles.month}>
        {[...LETTERS, ...monthCells(now, firstDay)].map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place only
          <span key={index} data-today={cell === now.getDate()}>
            {cell}
          </span>
        ))}
      </div>
    </div>
  );
};
