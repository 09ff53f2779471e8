import type { Dictionary } from "../../src/words/dictionary";

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [..."aáeéiíoóuúyýcćdďgğlľnńrřsśtťzžAÁEÉIÍOÓUÚYÝCĆDĎGĞLĽNŃRŘSŚTŤZŽ".matchAll(/(.)(.)/gu)].map(
    ([, plain = "", accented = ""]) => [plain, accented],
  ),
);

/** What is no word in a text: the names that are filled in. */
const FILLED_IN = /(\{\w+\})/;

const lengthened = (text: string): string =>
  text.replace(/[aeiouy]/gi, "$&$&").replace(/\p{L}/gu, (letter) => ACCENTED[letter] ?? letter);

/** A text as in a language with long words: accented, longer by two fifths and more, and in brackets, so that none is cut off unseen. */
const pseudoText = (text: string): string =>
  `[${text
    .split(FILLED_IN)
    .map((part) => (FILLED_IN.test(part) ? part : lengthened(part)))
    .join("")}]`;

/** What is no text for a visitor. */
const KEPT: ReadonlySet<string> = new Set(["region", "marks"]);

const pseudoWords = (words: unknown): unknown => {
  if (typeof words === "string") return pseudoText(words);
  return Object.fromEntries(
    Object.entries(words as object).map(([key, inner]) => [
      key,
      KEPT.has(key) ? inner : pseudoWords(inner),
    ]),
  );
};

/** A language that nobody speaks, made from one that has words: with it one sees what is not translated, and what has no room. */
export const pseudo = (dictionary: Dictionary): Dictionary => pseudoWords(dictionary) as Dictionary;
