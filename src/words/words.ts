import { DEFAULT_LANGUAGE, DICTIONARIES, dictionaryFor } from "./languages";
import { siteLanguage } from "./siteLanguage";

/**
 * The texts of the interface in the site's language, by the module that shows them. A bundle has one language's file in place of
 * this one (see `onCreateWebpackConfig`).
 */
export const words = dictionaryFor(siteLanguage()) ?? DICTIONARIES[DEFAULT_LANGUAGE];
