import { language, locale } from "./locale";

const languageOf = (tag: string): string | undefined => {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    // Browsers may report what is no language tag, such as "c" or "en-US@posix".
    return undefined;
  }
};

/**
 * The locale of a visitor's own time, so that an American reads "3:00 PM" and a Briton "15:00": the browser's if it is of the
 * site's language, else the site's. For the browser only.
 */
export const visitorLocale = (): string =>
  navigator.languages.find((tag) => languageOf(tag) === languageOf(language)) ?? locale;
