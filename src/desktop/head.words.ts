import { siteWords } from "../words/siteWords";

/** What a build alone writes into a page's head. */
export const words = {
  shareAlt: siteWords.sharePictures.alt,
  failedStart: siteWords.failedStart,
  reload: siteWords.failures.reload,
};
