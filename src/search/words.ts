/** A word where it stands in a text. */
export interface Word {
  /** As it is looked for: in small letters, without accents. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

const LETTERS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Scripts that are written without blanks between the words. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const ONLY_ASCII = /^[\0-\x7f]*$/;
const ACCENTS = /[\u0300-\u036f]/g;

/** A word as it is looked for. */
export const termOf = (word: string): string => {
  const small = word.toLowerCase();
  return ONLY_ASCII.test(small)
    ? small
    : small.normalize("NFD").replace(ACCENTS, "").normalize("NFC");
};

let segmenter: Intl.Segmenter | undefined;

/** The words in a row of letters that may be several. Without `Intl.Segmenter` each character is one. */
const segmentsOf = (letters: string): readonly string[] => {
  if (typeof Intl.Segmenter !== "function") return [...letters];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return Array.from(segmenter.segment(letters), ({ segment }) => segment);
};

/** A text's words in turn. A generator, so that a caller can stop after the first few. */
export function* wordsIn(text: string): Generator<Word> {
  for (const { 0: letters, index } of text.matchAll(LETTERS)) {
    const parts = WITHOUT_BLANKS.test(letters) ? segmentsOf(letters) : [letters];
    let start = index;
    for (const part of parts) {
      yield { term: termOf(part), start, end: start + part.length };
      start += part.length;
    }
  }
}

/** What a text can be found by. */
export const termsIn = (text: string): string[] => Array.from(wordsIn(text), ({ term }) => term);

/** Whether a text has words that no blanks keep apart: where one ends is a guess, and may be another amid other words. */
export const hasRunningWords = (text: string): boolean => WITHOUT_BLANKS.test(text);

/** As `termsIn`, with the characters of such words in their place. */
export const charactersIn = (text: string): string[] =>
  termsIn(text).flatMap((term) => (hasRunningWords(term) ? [...term] : term));
