export type Direction = "ltr" | "rtl";

/** The scripts of living languages that run from right to left, as ISO 15924 calls them. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  "Adlm",
  "Arab",
  "Aran",
  "Hebr",
  "Mand",
  "Mend",
  "Nkoo",
  "Rohg",
  "Samr",
  "Syrc",
  "Thaa",
  "Yezi",
]);

/** The direction in which a language is written. (`Intl.Locale` has a method for it in some browsers, and a property in some Nodes.) */
export const directionOf = (tag: string): Direction =>
  RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script ?? "") ? "rtl" : "ltr";
