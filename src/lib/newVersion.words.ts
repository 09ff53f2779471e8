import { siteWords } from "../words/siteWords";

export const newVersionMessage = siteWords.newVersion;
