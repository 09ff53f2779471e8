import { z } from "zod";
import { language } from "../../words/locale.words";
import { siteWords } from "../../words/siteWords";
import { kindOf, quote } from "../diagnostics/quote";
import { recordOf } from "../record";

/** Nobody who has a site worked before; what is smaller is a slip of the finger. */
const FIRST_YEAR = 1900;
const PRESENT = "present";
const YEAR_LENGTH = 4;

const yearOf = (time: string): string => time.slice(0, YEAR_LENGTH);

/** "2018" or "2018-03". */
const isTime = (value: unknown): value is string =>
  typeof value === "string" &&
  /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(value) &&
  Number(yearOf(value)) >= FIRST_YEAR &&
  Number(yearOf(value)) <= new Date().getFullYear();

const notATime =
  (alternative: string): z.core.$ZodErrorMap =>
  ({ input }) =>
    typeof input === "string"
      ? `${quote(input)} is not a year from ${FIRST_YEAR} to ${new Date().getFullYear()}, such as "2018", nor a month, such as "2018-03"${alternative}.`
      : undefined;

const TIME = "\\d{4}(-(0[1-9]|1[0-2]))?";

export const start = z
  .string()
  .refine(isTime, { error: notATime("") })
  .meta({ description: 'when it began: "2018" or "2018-03"', pattern: `^${TIME}$` });

export const end = z
  .string()
  .refine((value) => value === PRESENT || isTime(value), {
    error: notATime(', nor "present"'),
  })
  .meta({
    description: 'when it ended: "2020", "2020-11" or "present"',
    pattern: `^(${TIME}|${PRESENT})$`,
  });

/** Of a year and one of its months, neither is before the other. */
const isBefore = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
};

/** Whether a year entry, "2018" or "2018–2020", says the same years. */
const agrees = (year: string, from: string, to: string): boolean => {
  const [first, last = first] = year.split(/[–-]/);
  return first === yearOf(from) && (to === PRESENT || last === yearOf(to));
};

// Not `locale`, whose region is Britain where the owner names none: "Sept" is for those who ask for it.
const months = new Intl.DateTimeFormat(language, {
  numberingSystem: "latn",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

const asWords = (time: string): string => {
  if (time === PRESENT) return siteWords.present;
  return time.length <= YEAR_LENGTH ? time : months.format(new Date(time));
};

/** As it is shown: "2019", "2018–2020", "Mar 2019 – present". */
export const timeInWords = (from: string, to: string = from): string => {
  if (from === to) return asWords(from);
  const isYears = from.length === YEAR_LENGTH && to.length === YEAR_LENGTH;
  return [from, to].map(asWords).join(isYears ? "–" : " – ");
};

const notBefore = (from: string, until: string): string | undefined =>
  until !== PRESENT && isBefore(until, from)
    ? `${quote(until)} is before the start, ${quote(from)}.`
    : undefined;

/** Nothing ends before it begins, and nothing ends that never began; for records with these two keys. */
export const checkSpan =
  (startKey: string, endKey: string) =>
  (value: unknown, context: z.core.$RefinementCtx): void => {
    const { [startKey]: from, [endKey]: until } = recordOf(value);
    if (until === undefined) return;
    const message =
      from === undefined
        ? `There is an "${endKey}" without a "${startKey}". Write one.`
        : isTime(from) && (until === PRESENT || isTime(until)) && notBefore(from, until);
    if (message) context.addIssue({ code: "custom", path: [endKey], message });
  };

/** When a project was, is said once, or twice in the same way. */
export const checkTime = (project: unknown, context: z.core.$RefinementCtx): void => {
  const record = recordOf(project);
  const complain = (path: string[], message: string) =>
    context.addIssue({ code: "custom", path, message });
  const { start: from, end: to } = record;
  const basics = recordOf(record.basics);
  const year = recordOf(basics.year).content;

  if (from === undefined) {
    if (to !== undefined) complain(["end"], 'There is an "end" without a "start". Write one.');
    if (basics.year === undefined && kindOf(record.basics) === "a record") {
      complain(["basics", "year"], '"year" is missing. It should hold when it was.');
    }
    return;
  }
  if (!isTime(from) || (to !== undefined && to !== PRESENT && !isTime(to))) return;
  const until = to ?? from;
  const diagnostic = notBefore(from, until);
  if (diagnostic !== undefined) complain(["end"], diagnostic);
  else if (typeof year === "string" && !agrees(year, from, until)) {
    const said = `"start" and "end" say ${timeInWords(from, until)}`;
    complain(
      ["basics", "year", "content"],
      `${quote(year)} disagrees: ${said}. Make them agree, or leave "year" out.`,
    );
  }
};
