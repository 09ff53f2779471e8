import { safeStorage } from "../lib/safeStorage";
import { readStoredChoice } from "../lib/storedChoice";
import { WALLPAPER_PICTURE_STORAGE_KEY, WALLPAPER_STORAGE_KEY } from "../lib/wallpaperStorageKeys";

/** The remembered wallpaper's name, if it is one of these; null when there is none. */
export const readRememberedWallpaper = (names: readonly string[]): string | null =>
  readStoredChoice(WALLPAPER_STORAGE_KEY, names);

/**
 * Remembers a wallpaper that is on screen.
 *
 * @param picture the address of its picture that the browser took for this screen
 */
export const rememberWallpaper = (name: string, picture: string): void => {
  safeStorage.write(WALLPAPER_STORAGE_KEY, name);
  safeStorage.write(WALLPAPER_PICTURE_STORAGE_KEY, picture);
};
