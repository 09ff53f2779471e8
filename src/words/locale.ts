import { siteLanguage } from "./siteLanguage";
import { words } from "./words";

/** The site's language, for the `lang` of elements. */
export const language = process.env.SITE_LANGUAGE ?? siteLanguage();

/** The site's direction. */
export const { direction } = words;

/** The physical sides at which a line begins and ends, for code that knows only left and right. */
export const startSide: "left" | "right" = direction === "rtl" ? "right" : "left";
export const endSide: "left" | "right" = direction === "rtl" ? "left" : "right";

/** For texts of the interface inside a text in another language. */
export const inSiteLanguage = { lang: language, dir: direction };

/**
 * For Intl, whose first use takes 0.1 s on a slow phone. The digits are those in which owners write years and versions, which
 * appear among them; and not every browser and Node has the same for Arabic.
 */
export const siteLocale = (): string => {
  const { region = words.region } = new Intl.Locale(language);
  return new Intl.Locale(language, { region, numberingSystem: "latn" }).toString();
};
