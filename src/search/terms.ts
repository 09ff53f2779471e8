/** A word at its place in a text. */
export interface Word {
  /** In small letters, without accents. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

const LETTERS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Scripts without spaces between the words. */
const RUNNING =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const ACCENTS = /[\u0300-\u036f]/g;

const termOf = (word: string): string =>
  word.toLowerCase().normalize("NFD").replace(ACCENTS, "").normalize("NFC");

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** A text's words in turn. A generator, so that a caller can stop after the first few. */
export function* wordsIn(text: string): Generator<Word> {
  for (const { 0: letters, index } of text.matchAll(LETTERS)) {
    const parts = RUNNING.test(letters)
      ? segmenter.segment(letters)
      : [{ segment: letters, index: 0 }];
    for (const { segment, index: offset } of parts) {
      const start = index + offset;
      yield { term: termOf(segment), start, end: start + segment.length };
    }
  }
}

export const termsIn = (text: string): string[] => Array.from(wordsIn(text), ({ term }) => term);
