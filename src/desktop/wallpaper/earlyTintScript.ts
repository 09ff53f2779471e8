import type { WallpaperContent } from "../../content/wallpapers";
import { WALLPAPER_TINT_STORAGE_KEY } from "../../lib/storageKeys";
import { tintStyle } from "../../theme/tinted";

const literal = JSON.stringify;

/** As code: what the page itself keeps, and nothing else. */
const KEPT = `/^${tintStyle({ light: "#\\w+", dark: "#\\w+" })}$/`;

/**
 * The script that tints the windows' chrome before the first paint, by the wallpaper that the visitor has chosen or the
 * owner's. Others may write into a storage, too, such as a site that is published beside this one at the same host.
 */
export const earlyTintScript = ({ tint }: Pick<WallpaperContent, "tint">): string =>
  "try{document.documentElement.style.cssText+=" +
  `${KEPT}.exec(localStorage.getItem(${literal(WALLPAPER_TINT_STORAGE_KEY)}))||${literal(tintStyle(tint))}}catch{}`;
