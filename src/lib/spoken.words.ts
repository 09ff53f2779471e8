import { siteWords } from "../words/siteWords";

export const spoken = siteWords.spoken;
