import { siteWords } from "../words/siteWords";

/** What is said where something has failed, whatever it was. */
export const failures = siteWords.failures;
