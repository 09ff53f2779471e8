const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const PRESENT = /^(?:present|now|current|currently|today|ongoing)$/i;

/** The ways in which a résumé writes a month, then the year alone. */
const FORMS = [
  /^(?<year>\d{4})-(?<month>\d{1,2})\b/,
  /^(?<month>\d{1,2})[./](?<year>\d{4})$/,
  /\b(?<month>[a-z]{3})[a-z]*\b.*\b(?<year>\d{4})\b/i,
  /\b(?<year>\d{4})\b/,
];

/** A date of a résumé as the site has it: a year, a month or "present"; undefined if it is none. */
export const narrowTime = (text: string): string | undefined => {
  if (PRESENT.test(text.trim())) return "present";
  const { year, month } = FORMS.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  if (year === undefined || month === undefined) return year;
  const number = Number(month) || MONTHS.indexOf(month.toLowerCase()) + 1;
  return 1 <= number && number <= 12 ? `${year}-${String(number).padStart(2, "0")}` : undefined;
};
