import { shortened } from "./shortened";

const LISTED_NAMES = 5;

const inOneLine = (names: readonly string[]): string =>
  names.length > LISTED_NAMES
    ? `${names.slice(0, LISTED_NAMES).join(", ")} and more`
    : names.join(", ");

/** A sentence that names the first few: "Projects of Ada: Oak, Elm." */
export const listed = (lead: string, names: readonly string[]): string =>
  shortened(names.length === 0 ? `${lead}.` : `${lead}: ${inOneLine(names)}.`);
