import { readRememberedWallpaper } from "../../content/wallpaperStorage";
import type { WallpaperContent } from "../../content/wallpapers";
import { safeStorage } from "../../lib/safeStorage";
import { WALLPAPER_TINT_STORAGE_KEY } from "../../lib/storageKeys";
import { useBrowserLayoutEffect } from "../../lib/useBrowserLayoutEffect";
import { tintStyle } from "../../theme/tinted";

/** Gives the windows' chrome the tint of the wallpaper that is shown, now and on the next arrival. */
export const useTint = (shown: WallpaperContent | undefined): void => {
  useBrowserLayoutEffect(() => {
    if (shown === undefined) return;
    const style = tintStyle(shown.tint);
    document.documentElement.style.cssText += style;
    if (readRememberedWallpaper([shown.name]) !== null)
      safeStorage.write(WALLPAPER_TINT_STORAGE_KEY, style);
  }, [shown]);
};
