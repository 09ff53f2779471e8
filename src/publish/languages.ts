import { rootPrefix } from "../content/files";
import { directionOf } from "../content/schema";
import type { SiteLanguages } from "../contract/siteConstants";
import { LANGUAGE_WORDS } from "../words/languages";
import { languagePath, siteLanguage, siteLanguages } from "../words/siteLanguage";

/** The languages of the site for its pages; undefined where there is only one. */
export const languagesForPages = (): SiteLanguages | undefined => {
  const [first, ...others] = siteLanguages();
  if (others.length === 0) return undefined;
  const own = siteLanguage();
  return {
    word: LANGUAGE_WORDS[new Intl.Locale(own).language] ?? "",
    list: [first, ...others].map((lang) => {
      const { language, region } = new Intl.Locale(lang);
      // Two regions of one language differ in their names, too.
      const isOnly = [first, ...others].filter((it) => it.split("-")[0] === language).length === 1;
      return {
        lang,
        dir: directionOf(lang),
        isOwn: lang === own,
        name:
          new Intl.DisplayNames(lang, { type: "language" }).of(
            isOnly || !region ? language : lang,
          ) ?? lang,
        path: rootPrefix() + (lang === first ? "" : languagePath(lang)),
      };
    }),
  };
};
