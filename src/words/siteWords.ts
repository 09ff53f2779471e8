import type { Dictionary } from "./dictionary";
import { en } from "./en";
import { dictionaryFor } from "./languages";
import { siteLanguage } from "./siteLanguage";

/**
 * All words in the site's language. Code that runs in Node alone reads them here. What is for the browser reads its
 * own room's in a `*.words.ts`, which is replaced by what it exports while the site is bundled: so no page loads the words of
 * another room, nor of another language.
 */
export const siteWords: Dictionary = dictionaryFor(siteLanguage()) ?? en;
