import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { shortened } from "./shortened";

const LISTED_NAMES = 5;

const { none, some, someOfMany } = words.summaries;

/** A sentence that names the first few: "Projects of Ada: Oak, Elm." */
export const listed = (what: string, all: readonly string[]): string => {
  const names = all.slice(0, LISTED_NAMES).join(words.marks.comma);
  if (names === "") return shortened(filled(none, { what }));
  return shortened(filled(all.length > LISTED_NAMES ? someOfMany : some, { what, names }));
};
