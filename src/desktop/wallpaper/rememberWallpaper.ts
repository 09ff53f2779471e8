import { versionsOf, type WallpaperContent } from "../../content/wallpapers";
import { EARLY_WALLPAPER_STORAGE_KEY, safeStorage, WALLPAPER_STORAGE_KEY } from "../../lib/storage";

/** A wallpaper's main colour in each theme. */
const mainColours = (wallpaper: WallpaperContent) => {
  const [dark, light = dark] = versionsOf(wallpaper);
  return { light: light?.wide.backgroundColor ?? "", dark: dark?.wide.backgroundColor ?? "" };
};

/** Custom properties for the root element: the styles derive the background and the tint of windows. */
export const wallpaperProperties = (wallpaper: WallpaperContent): Record<string, string> => {
  const { light, dark } = mainColours(wallpaper);
  return { "--wallpaper-light": light, "--wallpaper-dark": dark };
};

/** Remembers a wallpaper for the next visit, with what `headScript` shows before the first paint. */
export const rememberWallpaper = (wallpaper: WallpaperContent, image: HTMLImageElement): void => {
  const { name } = wallpaper;
  const { light, dark } = mainColours(wallpaper);
  const seen = {
    picture: new URL(image.currentSrc).pathname,
    focus: getComputedStyle(image).objectPosition,
  };
  const early = { light: { ...seen, colour: light }, dark: { ...seen, colour: dark } };
  const { theme } = image.dataset;
  const seenThemes = theme === "light" || theme === "dark" ? { [theme]: early[theme] } : early;
  const isKnown = safeStorage.read(WALLPAPER_STORAGE_KEY) === name;
  const known = isKnown ? Object(safeStorage.readJson(EARLY_WALLPAPER_STORAGE_KEY)) : {};
  safeStorage.write(WALLPAPER_STORAGE_KEY, name);
  safeStorage.write(EARLY_WALLPAPER_STORAGE_KEY, JSON.stringify({ ...known, ...seenThemes }));
};
