import { safeStorage } from "../lib/safeStorage";
import { readStoredChoice } from "../lib/storedChoice";

/** Key in local storage of the chosen wallpaper's name. */
export const WALLPAPER_STORAGE_KEY = "ui-wallpaper";

/** Key of the address of its picture, as the browser had it last: the first paint shows it. */
export const WALLPAPER_PICTURE_STORAGE_KEY = "ui-wallpaper-picture";

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
