import { filled } from "../../words/filled";
import { locale } from "../../words/locale";
import { words } from "../../words/words";

/** About what search engines show of a description, in characters. */
const LONGEST_DESCRIPTION = 160;

/** A text on one line, cut at a word where it is longer than so many characters. */
export const shortened = (text: string, longest = LONGEST_DESCRIPTION): string => {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest - 1).join("");
  // A text without blanks has no word to cut at.
  return `${cut.replace(/(?<=\S)\s+\S*$/, "")}…`;
};

/** About a line of search, in characters. */
const LONGEST_BEGINNING = 100;

const sentences = new Intl.Segmenter(locale, { granularity: "sentence" });

/** The whole sentences with which a text begins, or the first one, shortened where even that is long. */
export const firstSentences = (text: string): string => {
  let beginning = "";
  for (const { segment } of sentences.segment(text.replace(/\s+/g, " ").trim())) {
    if (beginning !== "" && (beginning + segment).trim().length > LONGEST_BEGINNING) break;
    beginning += segment;
  }
  return shortened(beginning);
};

const LISTED_NAMES = 5;

const { none, some, someOfMany } = words.summaries;

/** A sentence that names the first few: "Projects of Ada: Oak, Elm." */
export const listed = (what: string, all: readonly string[]): string => {
  const names = all.slice(0, LISTED_NAMES).join(words.marks.comma);
  if (names === "") return shortened(filled(none, { what }));
  return shortened(filled(all.length > LISTED_NAMES ? someOfMany : some, { what, names }));
};
