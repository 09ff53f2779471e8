import { en } from "../words/en";
import { words } from "./topBar.words";

const more = (word: string, { length }: string): number => Math.max(0, word.length - length);

/** How many letters the links have more than in English, which their widths are made for. */
export const moreLetters = {
  resume: more(words.resume, en.topBar.resume),
  sourceCode: more(words.sourceCode, en.topBar.sourceCode),
};
