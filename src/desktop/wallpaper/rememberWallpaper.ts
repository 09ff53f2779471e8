import { EARLY_WALLPAPER_STORAGE_KEY, safeStorage, WALLPAPER_STORAGE_KEY } from "../../lib/storage";
import { versionsOf, type WallpaperContent } from "./wallpapers";

/** A wallpaper's main colour in each theme, for the root element: the styles derive the background and the tint of windows. */
export const wallpaperProperties = (wallpaper: WallpaperContent): Record<string, string> => {
  const [dark, light = dark] = versionsOf(wallpaper);
  return {
    "--wallpaper-light": light?.wide.backgroundColor ?? "",
    "--wallpaper-dark": dark?.wide.backgroundColor ?? "",
  };
};

/** Remembers a wallpaper for the next visit, with what `headScript` shows before the first paint. */
export const rememberWallpaper = (wallpaper: WallpaperContent, image: HTMLImageElement): void => {
  const { name } = wallpaper;
  const picture = new URL(image.currentSrc).pathname;
  const focus = getComputedStyle(image).objectPosition;
  const colours = wallpaperProperties(wallpaper);
  const themes = image.dataset.theme ? [image.dataset.theme] : ["light", "dark"];
  const seen = themes.map((theme) => [
    theme,
    { picture, focus, colour: colours[`--wallpaper-${theme}`] },
  ]);
  const isKnown = safeStorage.read(WALLPAPER_STORAGE_KEY) === name;
  const known = isKnown ? Object(safeStorage.readJson(EARLY_WALLPAPER_STORAGE_KEY)) : {};
  const early = { ...known, ...Object.fromEntries(seen) };
  safeStorage.write(WALLPAPER_STORAGE_KEY, name);
  safeStorage.write(EARLY_WALLPAPER_STORAGE_KEY, JSON.stringify(early));
};
