import { graphemesOf } from "./graphemes";
import { widthEm } from "./measure";
import type { Setting } from "./style";

/** What stays together on a line: a word and its punctuation, with the blank behind it. */
export interface Piece {
  readonly text: string;
  /** Without the blank. */
  readonly widthEm: number;
  readonly blankEm: number;
}

const words = new Intl.Segmenter("en", { granularity: "word" });

/** A text cut where a line may end: behind blanks, and between the words of languages that write none. */
const cutAtWords = (text: string): string[] => {
  const cuts: string[] = [];
  let before = { isBlank: true, isWord: false };
  for (const { segment, isWordLike = false } of words.segment(text)) {
    const isBlank = segment === " ";
    if ((before.isBlank && !isBlank) || (before.isWord && isWordLike)) cuts.push(segment);
    else cuts.push((cuts.pop() ?? "") + segment);
    before = { isBlank, isWord: isWordLike };
  }
  return cuts;
};

const pieceOf = (text: string, setting: Setting): Piece => {
  const word = text.trimEnd();
  const blankEm = word === text ? 0 : widthEm(" ", setting);
  return { text, widthEm: widthEm(word, setting), blankEm };
};

/** The words of a text. */
export const wordsOf = (text: string, setting: Setting): Piece[] =>
  cutAtWords(text).map((word) => pieceOf(word, setting));

/** The single signs of a text, for words that are wider than a line. */
export const signsOf = (text: string, setting: Setting): Piece[] =>
  graphemesOf(text).map((sign) => pieceOf(sign, setting));
