/** A date of a résumé as the site has it: a year or a month. */
interface Narrowed {
  readonly time: string;
  /** Names the part that was left out. */
  readonly remark?: string;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const PRESENT = /^(?:present|now|current|currently|today|ongoing)$/i;

/** The hours of a day, and the endings of "29th". */
const NOISE = /(?<=\d)(?:[t ]\d+:.*|st|nd|rd|th)/g;

const DAY = "Times on the site are years and months: the day was left out.";
const EITHER = "The day and the month may be either: only the year was taken.";

/** The month and the day beside a year, in the order of the text; undefined if either may be the month. */
const monthAndDay = (parts: readonly string[], isIso: boolean): number[] | undefined => {
  const word = parts.find((part) => /\D/.test(part));
  const numbers = parts.filter((part) => part !== word).map(Number);
  if (word !== undefined) return [MONTHS.indexOf(word.slice(0, 3)) + 1 || Number.NaN, ...numbers];
  const [one = 0, two = 0] = numbers;
  if (isIso || numbers.length < 2 || two > 12 || one === two) return numbers;
  // Half the world writes the day before the month.
  return one > 12 ? [two, one] : undefined;
};

/** Reads a date in any format of a résumé; undefined if it is not a date. */
export const narrowTime = (text: string): Narrowed | undefined => {
  if (PRESENT.test(text.trim())) return { time: "present" };
  const parts =
    text
      .toLowerCase()
      .replace(NOISE, "")
      .match(/\d+|[a-z]+/g) ?? [];
  const year = parts.find((part) => /^\d{4}$/.test(part));
  const others = parts.filter((part) => part !== year);
  if (year === undefined || others.length > 2) return undefined;
  const found = monthAndDay(others, parts[0] === year);
  if (found === undefined) return { time: year, remark: EITHER };
  const [month = 0, day = 0] = found;
  if (!(month <= 12 && day <= 31)) return undefined;
  const time = month === 0 ? year : `${year}-${String(month).padStart(2, "0")}`;
  return day > 0 ? { time, remark: DAY } : { time };
};
