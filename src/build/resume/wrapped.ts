import stringWidth from "string-width";

/** So wide are mails and terminals that quote a text or number its lines; East Asian signs count two. */
export const COLUMNS = 76;

/** Where one word ends and the next begins. A no-break space is no such place. */
const BLANKS = /[\p{Cc}\u2028\u2029 ]+/u;

const ADDRESS = /^(https?:\/\/|mailto:)/;

/** The first sign that is wide is Korean, and every one before it narrow. */
const NARROW = /^[\0-\u10ff]*$/;

/** No line begins with what closes or goes on, nor ends with what opens. */
const GOES_ON = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{Lm}]/u;
const OPENS = /[\p{Ps}\p{Pi}]$/u;

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Korean has wide signs too, but words with blanks between them. */
const isWide = (sign: string): boolean =>
  !NARROW.test(sign) && stringWidth(sign) === 2 && !/\p{sc=Hangul}/u.test(sign);

const mayPart = (before: string, after: string): boolean =>
  !OPENS.test(before) && !GOES_ON.test(after) && (isWide(before) || isWide(after));

/** The parts of a word between which a line may end: Chinese and Japanese have no blanks. An address is one part. */
const partsOf = (word: string): string[] => {
  if (ADDRESS.test(word) || NARROW.test(word)) return [word];
  const parts: string[] = [];
  let before: string | undefined;
  for (const { segment } of GRAPHEMES.segment(word)) {
    if (before === undefined || mayPart(before, segment)) parts.push(segment);
    else parts.push(`${parts.pop()}${segment}`);
    before = segment;
  }
  return parts;
};

/**
 * A text in lines of at most 76 columns, none for an empty text. A part of a word that is wider has a line to itself.
 * `first` stands before the first line, `rest` before the others.
 */
export const wrapped = (text: string, first = "", rest = first): string[] => {
  const lines: string[] = [];
  let width = 0;
  for (const word of text.split(BLANKS).filter(Boolean)) {
    partsOf(word).forEach((part, index) => {
      const blank = index === 0 ? " " : "";
      const longer = width + blank.length + stringWidth(part);
      if (lines.length > 0 && longer <= COLUMNS) {
        lines.push(`${lines.pop()}${blank}${part}`);
        width = longer;
      } else {
        lines.push((lines.length === 0 ? first : rest) + part);
        width = stringWidth(lines.at(-1) ?? "");
      }
    });
  }
  return lines;
};
