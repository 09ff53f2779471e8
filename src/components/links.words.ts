import { siteWords } from "../words/siteWords";

export const words = siteWords.links;
