import { MINUTE_MS } from "../../lib/useNow";
import { filled } from "../../words/filled";
import { visitorLocale } from "../../words/visitorLocale";
import { words } from "../../words/words";

const HOUR_MINUTES = 60;

/** A zone's wall clock in minutes. Swedish writes a date as ISO 8601 does. */
const wallClock = (now: Date, timeZone: string | undefined): number =>
  Math.floor(
    Date.parse(`${now.toLocaleString("sv", { timeZone }).replace(" ", "T")}Z`) / MINUTE_MS,
  );

/** The first name, as far as one can know it: not a title such as "Dr." */
const firstName = (owner: string): string =>
  owner.split(" ").find((word) => !word.endsWith(".")) ?? owner;

/** "22:10 for Alex, 1 hour ahead of you"; null in a browser that does not know the zone, since zones get new names. */
export const localTime = (
  timeZone: string,
  now: Date,
  owner: string,
  /** Default: the visitor's. */
  ownZone?: string,
): string | null => {
  try {
    const locale = visitorLocale();
    const name = firstName(owner);
    const time = now.toLocaleTimeString(locale, { timeZone, hour: "numeric", minute: "2-digit" });
    const ahead = (wallClock(now, timeZone) - wallClock(now, ownZone)) / HOUR_MINUTES;
    if (ahead === 0) return filled(words.general.sameTime, { time, name });
    const unit = { style: "unit", unit: "hour", unitDisplay: "long" } as const;
    const hours = Math.abs(ahead).toLocaleString(locale, unit);
    return filled(ahead > 0 ? words.general.ahead : words.general.behind, { time, name, hours });
  } catch {
    return null;
  }
};
