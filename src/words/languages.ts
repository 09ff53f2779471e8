import { words as ar } from "./ar";
import { words as de } from "./de";
import type { Dictionary } from "./dictionary";
import { words as en } from "./en";
import { words as es } from "./es";
import { words as fr } from "./fr";

/** The texts of every language, by its tag. */
export const DICTIONARIES: { readonly en: Dictionary } & Readonly<Record<string, Dictionary>> = {
  en,
  de,
  fr,
  es,
  ar,
};

/** "Language" in each. It is in no dictionary, since each page has a dictionary whole, and few sites have several languages. */
export const LANGUAGE_WORDS: Readonly<Record<string, string>> = {
  en: "Language",
  de: "Sprache",
  fr: "Langue",
  es: "Idioma",
  ar: "اللغة",
};

export const DEFAULT_LANGUAGE = "en";

/** The texts of a language in any region; undefined if there are none. */
export const dictionaryFor = (tag: string): Dictionary | undefined => {
  const [language = ""] = tag.split("-");
  return Object.hasOwn(DICTIONARIES, language) ? DICTIONARIES[language] : undefined;
};
