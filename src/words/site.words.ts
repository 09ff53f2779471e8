import { siteWords } from "./siteWords";

/** The site's texts in its language, for browsers. */
export const words = siteWords;
