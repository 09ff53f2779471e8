import { words as ar } from "./ar";
import { words as de } from "./de";
import type { Dictionary } from "./dictionary";
import { words as en } from "./en";

/** The texts of every language, by its tag. */
export const DICTIONARIES: { readonly en: Dictionary } & Readonly<Record<string, Dictionary>> = {
  en,
  de,
  ar,
};

export const DEFAULT_LANGUAGE = "en";

/** The texts of a language in any region; undefined if there are none. */
export const dictionaryFor = (tag: string): Dictionary | undefined => {
  const [language = ""] = tag.split("-");
  return Object.hasOwn(DICTIONARIES, language) ? DICTIONARIES[language] : undefined;
};
