import { z } from "zod";
import { DICTIONARIES, dictionaryFor } from "../../words/languages";
import { orRather, quote } from "../diagnostics";
import { checkedString } from "./parts";

/** The languages of the interface. */
export const LANGUAGES = Object.keys(DICTIONARIES);

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Whether it is the BCP 47 tag of a known language: "fr", "pt-BR", "zh-Hant". */
const isLanguage = (tag: string): boolean => {
  try {
    return names.of(tag) !== undefined;
  } catch {
    return false;
  }
};

/** Whether it is written as the standard has it: "pt-BR", not "pt-br". */
export const isCanonicalLanguage = (tag: string): boolean =>
  isLanguage(tag) && Intl.getCanonicalLocales(tag)[0] === tag;

export const notALanguage = (tag: unknown): string => {
  const hyphens = String(tag).replaceAll("_", "-");
  // Gives a region its right name, too: "UK" is "GB".
  const [meant] = isLanguage(hyphens) ? Intl.getCanonicalLocales(hyphens) : [];
  return `${quote(tag)} is not the tag of a language, such as "en", "pt-BR" or "zh-Hant".${orRather(meant)}`;
};

const notOfTheSite = (tag: string): string | undefined => {
  if (dictionaryFor(tag) && isLanguage(tag)) return undefined;
  return isCanonicalLanguage(tag)
    ? `The site has no words in ${quote(tag)}. It has them in ${LANGUAGES.join(", ")}, each with or without a region, such as "en-US". Keep one of these for buttons and menus, or translate one file: copy src/words/en.ts, and name the copy in src/words/languages.ts.`
    : notALanguage(tag);
};

/** A language of the interface, with or without a region. */
export const siteLanguage = checkedString(notOfTheSite).meta({
  description: 'a language of the interface, such as "en", "de" or "en-US"',
  anyOf: [{ enum: LANGUAGES }, { pattern: `^(${LANGUAGES.join("|")})-` }],
});

export const languageTag = z
  .string()
  .refine(isLanguage, { error: ({ input }) => notALanguage(input) })
  .describe('the language of this text, such as "fr", where it is not the site\'s');

/** The scripts of living languages that run from right to left, as ISO 15924 calls them. */
const RIGHT_TO_LEFT = /^(Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** The direction in which a language is written. (`Intl.Locale` has a method for it in some browsers, and a property in some Nodes.) */
export const directionOf = (tag: string): "ltr" | "rtl" =>
  RIGHT_TO_LEFT.test(new Intl.Locale(tag).maximize().script ?? "") ? "rtl" : "ltr";

/** A language as elements have it. */
export interface TextLanguage {
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
}

/** A text's own language; undefined where it is the site's. */
export const textLanguage = (lang: string | undefined): TextLanguage | undefined =>
  lang === undefined ? undefined : { lang, dir: directionOf(lang) };

/** The field of whatever may be written in another language. */
export const LANGUAGE_FIELD = /* GraphQL */ `
  "The language of its texts, where that is not the site's."
  language: TextLanguage
`;
