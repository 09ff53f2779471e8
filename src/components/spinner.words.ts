import { siteWords } from "../words/siteWords";

export const loading = siteWords.loading;
