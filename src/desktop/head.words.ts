import { siteWords } from "../words/siteWords";

export const words = { shareAlt: siteWords.sharePictures.alt };
