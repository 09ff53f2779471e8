import type { WallpaperContent } from "../../content/wallpapers";
import { WALLPAPER_TINT_STORAGE_KEY } from "../../lib/wallpaperStorageKeys";
import { tintStyle } from "../../theme/tinted";

const literal = JSON.stringify;

/**
 * The script that tints the windows' chrome before the first paint, by the wallpaper that the visitor has chosen or the
 * owner's. Whatever else storage may hold is no style, and the page sets its own when it takes over.
 */
export const earlyTintScript = ({ tint }: Pick<WallpaperContent, "tint">): string =>
  "try{document.documentElement.style.cssText+=" +
  `localStorage.getItem(${literal(WALLPAPER_TINT_STORAGE_KEY)})||${literal(tintStyle(tint))}}catch{}`;
