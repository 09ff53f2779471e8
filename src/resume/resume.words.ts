import { siteWords } from "../words/siteWords";

/** What the parts of a résumé are called in every form. */
export const headings = siteWords.resume;

export const seniorities = siteWords.seniorities;

export const profilesHeading = siteWords.profiles;
