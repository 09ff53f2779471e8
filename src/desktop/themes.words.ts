import { siteWords } from "../words/siteWords";

/** Apart from the top bar's words, since search shows them too. */
export const themes = siteWords.themes;
