/** What one does not read as words of the text: signs that are there for the eye. */
const SIGNS = /<(a|span)\b[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/gs;

/** Tags inside a line, also inside a word of code; every other one ends a word. */
const INLINE_TAG = /<\/?(?:a|b|code|del|em|i|span|strong|sub|sup)\b[^>]*>/g;
const TAG = /<[^>]*>/g;

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  lt: "<",
  nbsp: " ",
  quot: '"',
};

const CHARACTER = /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi;

const characterOf = (written: string, hex?: string, decimal?: string, name?: string): string => {
  if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
  if (decimal) return String.fromCodePoint(Number(decimal));
  return NAMED[name ?? ""] ?? written;
};

/** The words of a text that a build has made HTML of. */
export const htmlWords = (html: string): string =>
  html
    .replace(SIGNS, "")
    .replace(INLINE_TAG, "")
    .replace(TAG, " ")
    .replace(CHARACTER, characterOf)
    .replace(/\s+/g, " ")
    .trim();
