import { DEFAULT_LANGUAGE } from "../../src/words/languages";

/** Unit tests look for English words, whatever the language of the owner's site. */
export const siteLanguage = (): string => DEFAULT_LANGUAGE;
