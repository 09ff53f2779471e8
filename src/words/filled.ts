import type { Counted, Phrase } from "./dictionary";
import { direction, locale } from "./locale";

type Values<Names extends string> = Readonly<Record<Names, string | number>>;

// Made when there is something to format: each takes longer than all else that happens when this module is loaded.
let numbers: Intl.NumberFormat | undefined;
let forms: Intl.PluralRules | undefined;

/** Letters from the right come first, or none at all. */
const RUNS_ALONG = /^\P{L}*([\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]|$)/u;

/**
 * A name in another script keeps its brackets and full stops to itself: in a text from the right they would change sides. One that
 * runs as the text does is left as it is, or a line that begins with it would not be known to run from the right.
 */
const isolated = (text: string): string =>
  direction === "rtl" && !RUNS_ALONG.test(text) ? `\u2068${text}\u2069` : text;

const shown = (value: string | number): string => {
  if (typeof value === "string") return isolated(value);
  // Nothing to group, and the first use of `Intl` takes 0.15 s on a slow phone.
  if (Number.isInteger(value) && value < 1000) return String(value);
  numbers ??= new Intl.NumberFormat(locale);
  return numbers.format(value);
};

/** A text with its names filled in; numbers are written as the site's language has them. */
export const filled = <Names extends string>(text: Phrase<Names>, values: Values<Names>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: Names) => shown(values[name]));

/** A text that depends on a count, with its values filled in. */
export const counted = <Names extends string>(
  texts: Counted<Names>,
  values: Values<Names> & { readonly count: number },
): string => {
  forms ??= new Intl.PluralRules(locale);
  return filled(texts[forms.select(values.count)] ?? texts.other, values);
};
