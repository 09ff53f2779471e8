import * as keys from "../../src/lib/storage";

/** All that the site keeps in a visitor's browser, by its key: in local and in session storage. */
export const STORAGE_KEYS = {
  local: [
    keys.DEFAULT_THEME_STORAGE_KEY,
    keys.WALLPAPER_STORAGE_KEY,
    keys.EARLY_WALLPAPER_STORAGE_KEY,
    keys.READING_STORAGE_KEY,
  ],
  // The second one is Gatsby's.
  session: [keys.SESSION_STORAGE_KEY, "gatsby-reload-compilation-hash-match"],
} as const;
