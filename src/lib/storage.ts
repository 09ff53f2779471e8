/** Key in local storage of the chosen theme, unless the owner names another one. */
export const DEFAULT_THEME_STORAGE_KEY = "ui-theme";

/** Key of the chosen wallpaper's name. */
export const WALLPAPER_STORAGE_KEY = "ui-wallpaper";

/** Key of what the first paint shows of it, by theme. */
export const EARLY_WALLPAPER_STORAGE_KEY = "ui-wallpaper-early";

/** Key of whether the visitor reads the site as a page. */
export const READING_STORAGE_KEY = "ui-reading";

/** Key in session storage of the session. */
export const SESSION_STORAGE_KEY = "desktop-session";

/** Key in session storage of the windows that a visitor takes along to another language. */
export const LANGUAGE_STORAGE_KEY = "desktop-language";

const orNull = <Value>(action: () => Value): Value | null => {
  try {
    return action();
  } catch {
    return null;
  }
};

/** A storage that never throws: it may be blocked or full. There and without a value it reads null. */
const safely = (storage: () => Storage) => ({
  read: (key: string) => orNull(() => storage().getItem(key)),
  readJson: (key: string): unknown => orNull(() => JSON.parse(storage().getItem(key) ?? "null")),
  write: (key: string, value: string) => void orNull(() => storage().setItem(key, value)),
});

/** Local storage: kept for all tabs. */
export const safeStorage = safely(() => window.localStorage);

/** Session storage: kept for this tab. */
export const safeSessionStorage = safely(() => window.sessionStorage);

/** The stored choice of a visitor who reads the site as a page. */
export const READS_PAGE = "page";

/** Keeps for the next arrival whether the visitor reads the site as a page. */
export const rememberReading = (isPage: boolean): void =>
  safeStorage.write(READING_STORAGE_KEY, isPage ? READS_PAGE : "");
