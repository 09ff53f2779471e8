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
 * A language's locale for Intl. The digits are those in which owners write years and versions, which appear among them; and
 * not every browser and Node has the same for Arabic.
 */
export const localeOf = (tag: string): string => {
  const { region = words.region } = new Intl.Locale(tag);
  return new Intl.Locale(tag, { region, numberingSystem: "latn" }).toString();
};

/** The site's locale, a constant in a bundle: `Intl.Locale` takes 50 ms on a slow phone. */
export const locale = process.env.SITE_LOCALE ?? localeOf(language);
