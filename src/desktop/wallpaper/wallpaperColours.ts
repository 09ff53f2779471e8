import { versionsOf, type WallpaperContent } from "../../content/wallpapers";

/** A wallpaper's main colour in each theme. */
export const wallpaperColours = (wallpaper: WallpaperContent) => {
  const [dark, light = dark] = versionsOf(wallpaper);
  return { light: light?.wide.backgroundColor ?? "", dark: dark?.wide.backgroundColor ?? "" };
};

/** Custom properties for the root element: the styles derive the background and the tint of windows. */
export const wallpaperProperties = (wallpaper: WallpaperContent): [name: string, value: string][] =>
  Object.entries(wallpaperColours(wallpaper)).map(([theme, colour]) => [
    `--wallpaper-${theme}`,
    colour,
  ]);
