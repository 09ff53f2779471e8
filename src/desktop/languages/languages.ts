import { withPrefix } from "gatsby";
import type { SiteLanguages } from "../../contract/siteConstants";
import { LANGUAGE_STORAGE_KEY, safeSessionStorage } from "../../lib/storage";
import type { SiteContent } from "../../navigation/shell";

// A site in one language has nothing of this folder in its scripts: its users ask first whether the constant SITE_LANGUAGES is empty.

/** A constant of the site: see `onCreateWebpackConfig`. */
export const siteLanguages = (): SiteLanguages => JSON.parse(String(process.env.SITE_LANGUAGES));

/** The address of the same page in every language: the résumé in a language that the site is not in is on the first one alone. */
export const sharedAddress = (address: string, { resume }: Pick<SiteContent, "resume">): string => {
  const [first, ...others] = resume?.editions ?? [];
  return others.some((it) => it.address === address) ? (first?.address ?? "/") : address;
};

/** Takes the windows along to a page in another language, once: `languageScript` gives them to it. */
export const takeAlong = (path: string): void => {
  const kept = JSON.stringify({ path, state: window.history.state });
  safeSessionStorage.write(LANGUAGE_STORAGE_KEY, kept);
};

/** Opens the page that the visitor is at in the language whose pages are below a path. */
export const changeLanguage = (languagePath: string, site: SiteContent): void => {
  const address = window.location.pathname.slice(withPrefix("/").length - 1);
  const path = languagePath + sharedAddress(address, site);
  takeAlong(path);
  window.location.assign(path);
};
