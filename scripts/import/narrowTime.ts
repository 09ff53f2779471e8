import { quote } from "../../src/build/diagnostics/quote";

/** What a date of a résumé is here, where times are years and months. */
export type Narrowed =
  | { kind: "time"; time: string; remark?: string }
  | { kind: "present" }
  | { kind: "future" }
  | { kind: "unclear"; remark: string };

interface DateParts {
  year: number;
  /** None or 0 where nobody said. */
  month?: number;
  day?: number;
  remark?: string;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** The same as in `data/`: see `projectTime.ts`. */
const FIRST_YEAR = 1900;
const MONTHS_IN_YEAR = 12;
const MOST_DAYS = 31;
const FEWEST_LETTERS = 3;
const TWO_DIGITS = 2;

const MONTHS = Array.from({ length: MONTHS_IN_YEAR }, (_, month) =>
  new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" })
    .format(Date.UTC(2000, month))
    .toLowerCase(),
);

const PRESENT = /^(?:present|now|current|currently|today|ongoing)$/i;

/** "June", "Jun" and "Sept" alike. */
const monthNamed = (word: string): number | undefined => {
  const isIt = (name: string) => word.length >= FEWEST_LETTERS && name.startsWith(word);
  const index = MONTHS.findIndex(isIt);
  return index < 0 ? undefined : index + 1;
};

const inDigits = ({ year, month, day }: Groups): DateParts => ({
  year: Number(year),
  month: Number(month ?? 0),
  day: Number(day ?? 0),
});

const inWords = ({ year, word = "", day }: Groups): DateParts | undefined => {
  const month = monthNamed(word.toLowerCase());
  return month === undefined ? undefined : { year: Number(year), month, day: Number(day ?? 0) };
};

/** Half the world writes the day before the month. */
const inEitherOrder = (groups: Groups): DateParts => {
  const [one, two, year] = [groups.one, groups.two, groups.year].map(Number) as [
    number,
    number,
    number,
  ];
  if (one > MONTHS_IN_YEAR) return { year, month: two, day: one };
  if (two > MONTHS_IN_YEAR || one === two) return { year, month: one, day: two };
  return { year, remark: "may be either of two months, so only the year is written" };
};

const PATTERNS: readonly [RegExp, (groups: Groups) => DateParts | undefined][] = [
  [/^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2})(?:[T ].*)?)?)?$/, inDigits],
  [/^(?<month>\d{1,2})[-/.](?<year>\d{4})$/, inDigits],
  [/^(?<one>\d{1,2})[-/.](?<two>\d{1,2})[-/.](?<year>\d{4})$/, inEitherOrder],
  [/^(?<word>[a-z]+)\.?,?\s+(?:(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+)?(?<year>\d{4})$/i, inWords],
  [/^(?<day>\d{1,2})(?:st|nd|rd|th)?\.?\s+(?<word>[a-z]+)\.?,?\s+(?<year>\d{4})$/i, inWords],
];

const partsIn = (text: string): DateParts | undefined => {
  for (const [pattern, read] of PATTERNS) {
    const groups = pattern.exec(text)?.groups;
    const parts = groups && read(groups);
    if (parts !== undefined) return parts;
  }
  return undefined;
};

/** Reads a date however a résumé writes it: a year, a month, a day, or a word for today. */
export const narrowTime = (value: unknown): Narrowed => {
  const text = typeof value === "object" ? "" : String(value).trim();
  if (PRESENT.test(text)) return { kind: "present" };
  const unclear = (what: string): Narrowed => ({
    kind: "unclear",
    remark: `${quote(value)} ${what}.`,
  });
  const parts = partsIn(text);
  const { year = 0, month = 0, day = 0, remark } = parts ?? {};
  if (parts === undefined || month > MONTHS_IN_YEAR || day > MOST_DAYS) {
    return unclear('is not a time such as "2014", "2014-06" or "June 2014", so it was left out');
  }
  if (year < FIRST_YEAR) return unclear(`is before ${FIRST_YEAR}, so it was left out`);
  if (year > new Date().getFullYear()) return { kind: "future" };
  const time = month === 0 ? String(year) : `${year}-${String(month).padStart(TWO_DIGITS, "0")}`;
  const lost =
    remark ?? (day > 0 ? `has a day, which was left out: ${time} is written` : undefined);
  return { kind: "time", time, ...(lost && { remark: `${quote(value)} ${lost}.` }) };
};
