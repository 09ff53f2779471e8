/** The end of what still goes on. */
export const PRESENT = "present";

/** Swedish writes a day like front matter: YYYY-MM-DD. */
export const today = (): string => new Date().toLocaleDateString("sv-SE");

/** Of a year and one of its months, neither is before the other. */
export const isBefore = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
};

/** Whether a time is still to come. This year, or this month, is not. */
export const isExpected = (time: string | undefined): boolean =>
  time !== undefined && time !== PRESENT && isBefore(today().slice(0, "2018-03".length), time);
