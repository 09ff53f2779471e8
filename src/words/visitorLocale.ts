import { language, locale } from "./locale";

/**
 * The locale of a visitor's own time, so that an American reads "3:00 PM" and a Briton "15:00": the browser's if it is of the
 * site's language, else the site's. For the browser only.
 */
export const visitorLocale = (): string => {
  // Browsers may report what is no language tag, such as "c" or "en-US@posix".
  const own = new RegExp(`^${language.split("-")[0]}(-[a-z\\d]{2,8})*$`, "i");
  return navigator.languages.find((tag) => own.test(tag)) ?? locale;
};
