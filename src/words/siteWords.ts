import type { Dictionary } from "./dictionary";
import { en } from "./en";
import { dictionaryFor } from "./languages";
import { siteLanguage } from "./siteLanguage";

/** All texts in the site's language, for Node. Browser code reads `site.words.ts`: webpack replaces it by the texts of one language. */
export const siteWords: Dictionary = dictionaryFor(siteLanguage()) ?? en;
