import { siteWords } from "../../words/siteWords";

export const words = siteWords.interests;

export const seniorities = siteWords.seniorities;
