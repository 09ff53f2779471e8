import { z } from "zod";
import { quote } from "../diagnostics";
import { isBefore, PRESENT } from "./compare";
import { meantTimes, writeTimes } from "./meantTimes";

/** An earlier year is a typing error. */
export const FIRST_YEAR = 1900;
const TIME = "\\d{4}(-(0[1-9]|1[0-2]))?";

const yearOf = (time: string): string => time.slice(0, "2018".length);

/** "2018" or "2018-03". */
const isTime = (value: string, last: number): boolean =>
  new RegExp(`^${TIME}$`).test(value) &&
  Number(yearOf(value)) >= FIRST_YEAR &&
  Number(yearOf(value)) <= last;

/** The months, in quotes, that the text of a start or an end may mean. */
const meantMonths = (input: unknown): string[] => [
  ...new Set(meantTimes(String(input)).map((time) => `"${time.slice(0, 7)}"`)),
];

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
