import { DEFAULT_LANGUAGE } from "../../src/words/languages";

const actual = jest.requireActual("../../src/words/siteLanguage.ts");

export const { siteLanguages, otherLanguage, languagePath } = actual;

/** Unit tests look for English words, whatever the language of the owner's site. */
export const siteLanguage = (): string => DEFAULT_LANGUAGE;
