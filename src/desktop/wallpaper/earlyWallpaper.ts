import type { WallpaperContent } from "../../content/wallpapers";
import { readStoredChoice, safeStorage } from "../../lib/storage";
import { EARLY_WALLPAPER_STORAGE_KEY, WALLPAPER_STORAGE_KEY } from "../../lib/storageKeys";
import { parsed, recordOf } from "../../lib/validators";
import { wallpaperColours } from "./wallpaperColours";

/** The remembered wallpaper's name, if it is one of these. */
export const readRememberedWallpaper = (list: readonly WallpaperContent[]): string | null =>
  readStoredChoice(
    WALLPAPER_STORAGE_KEY,
    list.map(({ name }) => name),
  );

/** Remembers a wallpaper for the next visit, with what `headScript` shows before the first paint. */
export const rememberWallpaper = (wallpaper: WallpaperContent, image: HTMLImageElement): void => {
  const { name } = wallpaper;
  const { light, dark } = wallpaperColours(wallpaper);
  const seen = {
    picture: new URL(image.currentSrc).pathname,
    focus: getComputedStyle(image).objectPosition,
  };
  const early = { light: { ...seen, colour: light }, dark: { ...seen, colour: dark } };
  const { theme } = image.dataset;
  const isKnown = safeStorage.read(WALLPAPER_STORAGE_KEY) === name;
  const known = isKnown ? recordOf(parsed(safeStorage.read(EARLY_WALLPAPER_STORAGE_KEY))) : {};
  const news = theme === "light" || theme === "dark" ? { [theme]: early[theme] } : early;
  safeStorage.write(WALLPAPER_STORAGE_KEY, name);
  safeStorage.write(EARLY_WALLPAPER_STORAGE_KEY, JSON.stringify({ ...known, ...news }));
};

/** React shows the wallpapers from here on. A remembered picture stays below until its own has loaded. */
export const endEarlyWallpaper = (isRemembered: boolean): void => {
  const root = document.documentElement;
  root.removeAttribute("data-early-wallpaper");
  if (!isRemembered) root.style.removeProperty("--early-wallpaper");
};
