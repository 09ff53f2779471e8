import { safeStorage } from "../lib/safeStorage";
import {
  WALLPAPER_FOCUS_STORAGE_KEY,
  WALLPAPER_PICTURE_STORAGE_KEY,
  WALLPAPER_STORAGE_KEY,
} from "../lib/storageKeys";
import { readStoredChoice } from "../lib/storedChoice";
import { focusOf, type WallpaperContent } from "./wallpapers";

const BOTH_THEMES = ["dark", "light"];

/** The remembered wallpaper's name, if it is one of these; null when there is none. */
export const readRememberedWallpaper = (names: readonly string[]): string | null =>
  readStoredChoice(WALLPAPER_STORAGE_KEY, names);

/**
 * Remembers a wallpaper that is on screen.
 *
 * @param picture the address of its picture that the browser took for this screen
 * @param theme the one that the picture is for. Default: both
 */
export const rememberWallpaper = (
  wallpaper: WallpaperContent,
  picture: string,
  theme?: string,
): void => {
  safeStorage.write(WALLPAPER_STORAGE_KEY, wallpaper.name);
  safeStorage.write(WALLPAPER_FOCUS_STORAGE_KEY, focusOf(wallpaper));
  for (const one of theme === undefined ? BOTH_THEMES : [theme])
    safeStorage.write(WALLPAPER_PICTURE_STORAGE_KEY + one, picture);
};
