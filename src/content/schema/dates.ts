import { z } from "zod";
import { language, locale } from "../../words/locale";
import { words } from "../../words/words";
import { quote } from "../diagnostics";

/** An earlier year is a typing error. */
export const FIRST_YEAR = 1900;
export const PRESENT = "present";
const YEAR_LENGTH = 4;
const TIME = "\\d{4}(-(0[1-9]|1[0-2]))?";

const yearOf = (time: string): string => time.slice(0, YEAR_LENGTH);

/** "2018" or "2018-03". */
const isTime = (value: string, last: number): boolean =>
  new RegExp(`^${TIME}$`).test(value) &&
  Number(yearOf(value)) >= FIRST_YEAR &&
  Number(yearOf(value)) <= last;

/** The months, in quotes, that the text of a start or an end may mean. */
const meantMonths = (input: unknown): string[] => [
  ...new Set(meantTimes(String(input)).map((time) => `"${time.slice(0, 7)}"`)),
];

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** The day or month that a text in another form names, such as "30-12-2025": two where the first number may be either. */
export const meantTimes = (written: string): string[] => {
  const text = written.trim().toLowerCase();
  const [, day, name = "", late, named] =
    /^(?:(\d{1,2})\.? )?([a-z]{3})[a-z]*\.? (?:(\d{1,2}),? )?(\d{4})$/.exec(text) ?? [];
  const [, one, two, three] =
    /^(\d{1,4})[-./]\s?(\d{1,4})(?:[-./]\s?(\d{1,4}))?\.?$/.exec(text) ?? [];
  const orders = [
    [named, String(MONTHS.indexOf(name) + 1), day ?? late],
    ...(three === undefined
      ? [[two, one]]
      : [
          [three, two, one],
          [three, one, two],
        ]),
    [one, two, three],
  ];
  const times = orders.map((parts) =>
    parts.flatMap((part) => part?.padStart(2, "0") ?? []).join("-"),
  );
  return [...new Set(times)].filter(
    (time) => /^\d{4}-\d\d/.test(time) && new Date(time).toJSON()?.startsWith(time) === true,
  );
};

/** The end of a sentence about a time in another form: what to write. */
export const writeTimes = (times: readonly string[], before = ""): string =>
  times.length === 0 ? "" : ` Write ${times.map((it) => before + it).join(" or ")}.`;

const thisYear = (): number => new Date().getFullYear();

const notATime = (input: unknown, last: number, alternative = ""): string =>
  `${quote(input)} is not a year from ${FIRST_YEAR} to ${last}, such as "2018", nor a month, such as "2018-03"${alternative}.${writeTimes(meantMonths(input))}`;

/** A later year is a typing error, even of what is expected. */
const farYear = (): number => thisYear() + 10;

const startUntil = (last: () => number) =>
  z
    .string()
    .refine((value) => isTime(value, last()), { error: ({ input }) => notATime(input, last()) })
    .meta({ description: 'when it began: "2018" or "2018-03"', pattern: `^${TIME}$` });

const endUntil = (last: () => number) =>
  z
    .string()
    .refine((value) => value === PRESENT || isTime(value, last()), {
      error: ({ input }) => notATime(input, last(), ', nor "present"'),
    })
    .meta({
      description: 'when it ended: "2020", "2020-11" or "present"',
      pattern: `^(${TIME}|${PRESENT})$`,
    });

export const start = startUntil(thisYear);
export const end = endUntil(thisYear);
/** Of what may be expected: degrees, certificates, publications. */
export const expectedStart = startUntil(farYear);
export const expectedEnd = endUntil(farYear).describe(
  'when it ended, or will: "2020", "2020-11" or "present"',
);

/** Whether a time is still to come. This year, or this month, is not. */
export const isExpected = (time: string | undefined): boolean =>
  time !== undefined && time !== PRESENT && isBefore(today().slice(0, "2018-03".length), time);

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

/** The same in the site's language. */
export const timeInWords = timesIn(language, words.present, words.expected);

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

/** "2024-05-31" as "31 May 2024". Made by the build, since browsers need not know the language as it does. */
export const dayInWords = (day: string): string => days.format(new Date(day));

/** Swedish writes a day like front matter: YYYY-MM-DD. */
export const today = (): string => new Date().toLocaleDateString("sv-SE");
