import { MINUTE_MS, useNow } from "../../lib/useNow";
import { visitorLocale } from "../../words/visitorLocale";
import * as styles from "./CalendarPanel.module.css";
import { monthCells } from "./monthCells";

const locale = visitorLocale();
const week = Object(new Intl.Locale(locale));
const { firstDay = 1 }: { firstDay?: number } = week.getWeekInfo?.() ?? week.weekInfo ?? {};
const GREGORIAN_LATIN = { calendar: "gregory", numberingSystem: "latn" };
const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...GREGORIAN_LATIN, ...options });
const weekday = formatOf({ weekday: "long" });
const month = formatOf({ month: "long", year: "numeric" });
const day = formatOf({ weekday: "narrow" });
// The first of January 2024 was a Monday.
const LETTERS = [0, 1, 2, 3, 4, 5, 6].map((it) => day.format(new Date(2024, 0, firstDay + it)));

/** Hidden from screen readers, to which numbers in rows say nothing. */
export const CalendarPanel = () => {
  const now = useNow(MINUTE_MS);
  if (now === null) return null;
  return (
    <div className={styles.panel} aria-hidden>
      <div className={styles.today}>
        <p>{now.getDate()}</p> <p>{weekday.format(now)}</p> <p>{month.format(now)}</p>
      </div>
      <div className={styles.month}>
        {[...LETTERS, ...monthCells(now, firstDay)].map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place only
          <span key={index} data-today={cell === now.getDate()}>
            {`${cell ?? ""} `}
          </span>
        ))}
      </div>
    </div>
  );
};
