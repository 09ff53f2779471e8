import { z } from "zod";
import { DICTIONARIES, dictionaryFor } from "../../words/languages";
import { quote } from "../diagnostics/quote";

const LANGUAGES = Object.keys(DICTIONARIES);

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** The tag of a language that there is, as BCP 47 has it: "fr", "pt-BR", "zh-Hant". */
const isLanguage = (tag: string): boolean => {
  try {
    return names.of(tag) !== undefined;
  } catch {
    return false;
  }
};

const notALanguage = (tag: unknown): string =>
  `${quote(tag)} is not the tag of a language, such as "en", "pt-BR" or "zh-Hant".`;

/** What the site itself speaks: one of the languages that there are words in, with or without a region. */
export const siteLanguage = z
  .string()
  .superRefine((tag, context) => {
    if (isLanguage(tag) && dictionaryFor(tag)) return;
    const message = isLanguage(tag)
      ? `The site has no words in ${quote(tag)}. It has them in ${LANGUAGES.join(", ")}, each with or without a region, such as "en-US". To add a language, translate one file: copy src/words/en.ts, and name the copy in src/words/languages.ts.`
      : notALanguage(tag);
    context.addIssue({ code: "custom", message });
  })
  .meta({
    description: 'the language of the site\'s own words, such as "en", "de" or "en-US"',
    anyOf: [{ enum: LANGUAGES }, { pattern: `^(${LANGUAGES.join("|")})-` }],
  })
  .default("en");

/** The language of one text, where that is not the site's. */
export const textLanguage = z
  .string()
  .refine(isLanguage, { error: ({ input }) => notALanguage(input) })
  .describe('the language of this text, such as "fr", where it is not the site\'s');
