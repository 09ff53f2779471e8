import { siteWords } from "../words/siteWords";

/** What the themes are called: apart, since search says it too. */
export const themes = siteWords.themes;
