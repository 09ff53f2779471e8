/** Key in local storage of the chosen theme, unless the owner names another one. */
export const DEFAULT_THEME_STORAGE_KEY = "ui-theme";

/** Key of the chosen wallpaper's name. */
export const WALLPAPER_STORAGE_KEY = "ui-wallpaper";

/** Key of what the first paint shows of it, by theme. */
export const EARLY_WALLPAPER_STORAGE_KEY = "ui-wallpaper-early";

/** Key in session storage of the session. */
export const SESSION_STORAGE_KEY = "desktop-session";

/** All that the site keeps in a visitor's browser, by its key: in local and in session storage. */
export const STORAGE_KEYS = {
  local: [DEFAULT_THEME_STORAGE_KEY, WALLPAPER_STORAGE_KEY, EARLY_WALLPAPER_STORAGE_KEY],
  // The second one is Gatsby's.
  session: [SESSION_STORAGE_KEY, "gatsby-reload-compilation-hash-match"],
} as const;

/** A storage that never throws: it may be blocked or full. */
const safely = (storage: () => Storage) => ({
  /** The stored text, or null when there is none or storage cannot be read. */
  read(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },

  /** A stored text as JSON; null where there is none. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(storage().getItem(key) ?? "null");
    } catch {
      return null;
    }
  },

  write(key: string, value: string): void {
    try {
      storage().setItem(key, value);
    } catch {
      // The visit goes on without a memory.
    }
  },
});

/** Local storage: kept for all tabs. */
export const safeStorage = safely(() => window.localStorage);

/** Session storage: kept for this tab. */
export const safeSessionStorage = safely(() => window.sessionStorage);
