import { language, locale } from "./locale";

const isSiteLanguage = (tag: string): boolean =>
  new Intl.Locale(tag).language === new Intl.Locale(language).language;

/**
 * The locale of a visitor's own time, so that an American reads "3:00 PM" and a Briton "15:00": the browser's if it is of the
 * site's language, else the site's. For the browser only.
 */
export const visitorLocale = (): string => navigator.languages.find(isSiteLanguage) ?? locale;
