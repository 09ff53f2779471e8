import { language, locale } from "./locale";

const languageOf = (tag: string): string | undefined => {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    // Browsers may report what is no language tag, such as "c" or "en-US@posix".
    return undefined;
  }
};

/** The browser's locale if it is of the site's language. */
const ownLocale = (): string | undefined =>
  navigator.languages.find((tag) => languageOf(tag) === languageOf(language));

/**
 * The locale of a visitor's own time in the site's language, so that an American reads "3:00 PM" and a Briton "15:00". For the
 * browser only.
 */
export const visitorLocale = (): string => {
  const own = ownLocale();
  // Another format takes 0.1 s on a slow phone.
  if (own !== undefined) return own;
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
  return new Intl.Locale(locale, hourCycle && { hourCycle }).toString();
};
