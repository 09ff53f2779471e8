import { language, locale } from "./locale.words";

const isSiteLanguage = (tag: string): boolean =>
  new Intl.Locale(tag).language === new Intl.Locale(language).language;

/**
 * How visitors write what is theirs, such as the time: as their browser says where it speaks the site's language, so that an
 * American has "3:00 PM" and a Briton "15:00"; or else as the site does. Asked for in the browser only.
 */
export const visitorLocale = (): string => navigator.languages.find(isSiteLanguage) ?? locale;
