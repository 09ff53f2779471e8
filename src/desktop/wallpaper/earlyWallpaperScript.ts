import {
  WALLPAPER_PICTURE_STORAGE_KEY,
  WALLPAPER_STORAGE_KEY,
} from "../../lib/wallpaperStorageKeys";
import { EARLY_WALLPAPER_ATTRIBUTE, EARLY_WALLPAPER_PROPERTY } from "./earlyWallpaper";
import type { WallpaperPreload } from "./wallpaperPreloads";

// A JSON string inside a script element must not be able to close it.
const literal = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * The script that decides before the first paint which wallpaper is fetched: the one that the visitor
 * has chosen, or the owner's, which is in the page's HTML. That one's picture is loaded lazily, so that
 * the browser leaves it alone while it is not displayed.
 *
 * @param name the owner's wallpaper
 * @param preloads the links that fetch it early
 */
export const earlyWallpaperScript = (name: string, preloads: readonly WallpaperPreload[]): string =>
  [
    "(root=>{let name,picture;",
    'const fetchEarly=link=>document.head.append(Object.assign(document.createElement("link"),link));',
    `try{name=localStorage.getItem(${literal(WALLPAPER_STORAGE_KEY)});`,
    `picture=localStorage.getItem(${literal(WALLPAPER_PICTURE_STORAGE_KEY)})}catch{}`,
    // A path on this site, whatever else storage may hold.
    `if(name&&name!==${literal(name)}&&/^\\/[^/\\\\]/.test(picture)){`,
    `root.setAttribute(${literal(EARLY_WALLPAPER_ATTRIBUTE)},"");`,
    `root.style.setProperty(${literal(EARLY_WALLPAPER_PROPERTY)},"url("+JSON.stringify(picture)+")");`,
    'fetchEarly({rel:"preload",as:"image",href:picture,fetchPriority:"high"})}',
    `else ${literal(preloads)}.forEach(fetchEarly)`,
    "})(document.documentElement)",
  ].join("");
