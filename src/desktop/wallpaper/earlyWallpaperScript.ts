import { focusOf, versionsOf, type WallpaperContent } from "../../content/wallpapers";
import {
  WALLPAPER_FOCUS_STORAGE_KEY,
  WALLPAPER_PICTURE_STORAGE_KEY,
  WALLPAPER_STORAGE_KEY,
} from "../../lib/storageKeys";
import {
  EARLY_WALLPAPER_ATTRIBUTE,
  EARLY_WALLPAPER_PROPERTY,
  FOCUS_PROPERTY,
} from "./earlyWallpaper";
import { wallpaperPreloads } from "./wallpaperPreloads";

// A JSON string inside a script element must not be able to close it.
const literal = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const MIDDLE = "50% 50%";

/** As code: the links that fetch the wallpaper early, of the theme's picture alone where each has its own. */
const preloadsOf = (wallpaper: WallpaperContent): string => {
  const [dark, light] = versionsOf(wallpaper).map(wallpaperPreloads);
  return light ? `(isLight?${literal(light)}:${literal(dark)})` : literal(dark);
};

/** As code: what puts the wallpaper where its focus is seen. In the middle it is anyway. */
const focusing = (wallpaper: WallpaperContent): string => {
  const focus = focusOf(wallpaper);
  return focus === MIDDLE ? "" : `set(${literal(FOCUS_PROPERTY)},${literal(focus)});`;
};

/**
 * The script that decides before the first paint which wallpaper is fetched: the one that the visitor
 * has chosen, or the owner's, which is in the page's HTML. That one's pictures are loaded lazily, so that
 * the browser leaves alone what is not displayed. It comes after the script that sets the theme.
 *
 * @param wallpaper the owner's
 */
export const earlyWallpaperScript = (wallpaper: WallpaperContent): string =>
  [
    "(root=>{let name,picture,focus;",
    'const isLight=root.classList.contains("light"),',
    "set=(key,value)=>root.style.setProperty(key,value),",
    'fetchEarly=link=>document.head.append(Object.assign(document.createElement("link"),link));',
    `try{name=localStorage.getItem(${literal(WALLPAPER_STORAGE_KEY)});`,
    `picture=localStorage.getItem(${literal(WALLPAPER_PICTURE_STORAGE_KEY)}+(isLight?"light":"dark"));`,
    `focus=localStorage.getItem(${literal(WALLPAPER_FOCUS_STORAGE_KEY)})}catch{}`,
    // A path on this site, whatever else storage may hold.
    `if(name&&name!==${literal(wallpaper.name)}&&/^\\/[^/\\\\]/.test(picture)){`,
    `root.setAttribute(${literal(EARLY_WALLPAPER_ATTRIBUTE)},"");`,
    `set(${literal(EARLY_WALLPAPER_PROPERTY)},"url("+JSON.stringify(picture)+")");`,
    `set(${literal(FOCUS_PROPERTY)},focus);`,
    'fetchEarly({rel:"preload",as:"image",href:picture,fetchPriority:"high"})}',
    `else{${focusing(wallpaper)}${preloadsOf(wallpaper)}.forEach(fetchEarly)}`,
    "})(document.documentElement)",
  ].join("");
