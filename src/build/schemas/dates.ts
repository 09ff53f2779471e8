import { z } from "zod";
import { language, locale } from "../../words/locale";
import { words } from "../../words/words";
import { quote } from "../diagnostics/quote";

/** An earlier year is a typing error. */
export const FIRST_YEAR = 1900;
export const PRESENT = "present";
const YEAR_LENGTH = 4;
const TIME = "\\d{4}(-(0[1-9]|1[0-2]))?";

const yearOf = (time: string): string => time.slice(0, YEAR_LENGTH);

/** "2018" or "2018-03". */
const isTime = (value: string): boolean =>
  new RegExp(`^${TIME}$`).test(value) &&
  Number(yearOf(value)) >= FIRST_YEAR &&
  Number(yearOf(value)) <= new Date().getFullYear();

const isEnd = (value: string): boolean => value === PRESENT || isTime(value);

const notATime = (input: unknown, alternative = ""): string =>
  `${quote(input)} is not a year from ${FIRST_YEAR} to ${new Date().getFullYear()}, such as "2018", nor a month, such as "2018-03"${alternative}.`;

export const start = z
  .string()
  .refine(isTime, { error: ({ input }) => notATime(input) })
  .meta({ description: 'when it began: "2018" or "2018-03"', pattern: `^${TIME}$` });

export const end = z
  .string()
  .refine(isEnd, { error: ({ input }) => notATime(input, ', nor "present"') })
  .meta({
    description: 'when it ended: "2020", "2020-11" or "present"',
    pattern: `^(${TIME}|${PRESENT})$`,
  });

/** Writes the shown time in a language: "2019", "2018–2020", "Mar 2019 – present". */
export const timesIn = (lang: string, present: string) => {
  // Not `locale`, whose region is Britain where the owner names none: "Sept" is for those who ask for it.
  const months = new Intl.DateTimeFormat(lang, {
    ...{ calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" },
    ...{ month: "short", year: "numeric" },
  });
  const asWords = (time: string): string => {
    if (time === PRESENT) return present;
    return time.length <= YEAR_LENGTH ? time : months.format(new Date(time));
  };
  return (from: string, to: string = from): string => {
    if (from === to) return asWords(from);
    const isYears = from.length === YEAR_LENGTH && to.length === YEAR_LENGTH;
    return [from, to].map(asWords).join(isYears ? "–" : " – ");
  };
};

/** The same in the site's language. */
export const timeInWords = timesIn(language, words.present);

/** Of a year and one of its months, neither is before the other. */
export const isBefore = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
};

/** An end needs a start before it, unless it goes on. */
export const checkSpan =
  (startKey: string, endKey: string) =>
  (record: object, context: z.core.$RefinementCtx): void => {
    const { [startKey]: from, [endKey]: until } = record as Record<string, string | undefined>;
    const complain = (message: string) =>
      context.addIssue({ code: "custom", path: [endKey], message });
    if (until === undefined) return;
    if (from === undefined && until === PRESENT) return;
    if (from === undefined) complain(`There is an "${endKey}" without a "${startKey}". Write one.`);
    else if (until !== PRESENT && isBefore(until, from))
      complain(`${quote(until)} is before the start, ${quote(from)}.`);
  };

const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });

/** "2024-05-31" as "31 May 2024". OptionalText by the build, since browsers need not know the language as it does. */
export const dayInWords = (day: string): string => days.format(new Date(day));

/** Swedish writes a day like front matter: YYYY-MM-DD. */
export const today = (): string => new Date().toLocaleDateString("sv-SE");
