import { siteWords } from "../words/siteWords";

/** Messages about any failure. */
export const failures = siteWords.failures;
