import { language, locale } from "../../words/locale";
import { words } from "../../words/words";
import { isExpected, PRESENT } from "./compare";

const YEAR_LENGTH = "2018".length;

/** Writes the shown time in a language: "2019", "2018–2020", "Mar 2019 – present", "2026–2028 (expected)". */
export const timesIn = (lang: string, present: string, expected: string) => {
  // Not `locale`, whose region is Britain where the owner names none: "Sept" is for those who ask for it.
  const months = new Intl.DateTimeFormat(lang, {
    ...{ calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" },
    ...{ month: "short", year: "numeric" },
  });
  const asWords = (time: string): string => {
    if (time === PRESENT) return present;
    return time.length <= YEAR_LENGTH ? time : months.format(new Date(time));
  };
  const spanInWords = (from: string, to: string): string => {
    if (from === to) return asWords(from);
    const isYears = from.length === YEAR_LENGTH && to.length === YEAR_LENGTH;
    return [from, to].map(asWords).join(isYears ? "–" : " – ");
  };
  return (from: string, to: string = from): string => {
    const time = spanInWords(from, to);
    return isExpected(to) ? expected.replace("{time}", time) : time;
  };
};

/** Writes a time in the site's language. */
export const timeInWords = timesIn(language, words.present, words.expected);

const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });

/** "2024-05-31" as "31 May 2024". Made by the build, since browsers need not know the language as it does. */
export const dayInWords = (day: string): string => days.format(new Date(day));
