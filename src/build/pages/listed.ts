import { filled } from "../../words/filled";
import { marks } from "../../words/locale.words";
import { siteWords } from "../../words/siteWords";
import { shortened } from "./shortened";

const LISTED_NAMES = 5;

const { none, some, someOfMany } = siteWords.summaries;

/** A sentence that names the first few: "Projects of Ada: Oak, Elm." */
export const listed = (what: string, all: readonly string[]): string => {
  const names = all.slice(0, LISTED_NAMES).join(marks.comma);
  if (names === "") return shortened(filled(none, { what }));
  return shortened(filled(all.length > LISTED_NAMES ? someOfMany : some, { what, names }));
};
