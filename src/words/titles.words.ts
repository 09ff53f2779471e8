import { siteWords } from "./siteWords";

/** Apart from the apps' other words: all of these are there on arrival. */
export const titles = siteWords.titles;
