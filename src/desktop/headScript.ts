import { EARLY_WALLPAPER_STORAGE_KEY } from "../lib/storageKeys";
import { DARK_PREFERENCE_QUERY, THEME_CHOICES, type ThemeChoice } from "../theme/themeChoice";
import { restoringScript } from "./session/restoringScript";

/** A value as code. A JSON string inside a script element must not be able to close it. */
export const literal = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

export interface HeadScriptOptions {
  /** The key of the chosen theme in local storage. */
  storageKey: string;
  defaultTheme: ThemeChoice;
}

/**
 * The script that sets theme and wallpaper before the first paint, as the visitor had them. Other sites at the same host may
 * write into the storage, too.
 */
export const headScript = ({ storageKey, defaultTheme }: HeadScriptOptions): string => `{
const root=document.documentElement;
let theme,early;
try{theme=localStorage.getItem(${literal(storageKey)})}catch{}
if(!${literal(THEME_CHOICES)}.includes(theme))theme=${literal(defaultTheme)};
if(theme==="system")theme=matchMedia(${literal(DARK_PREFERENCE_QUERY)}).matches?"dark":"light";
root.classList.remove("light","dark");
root.classList.add(theme);
root.style.colorScheme=theme;
try{early=JSON.parse(localStorage.getItem(${literal(EARLY_WALLPAPER_STORAGE_KEY)}))[theme]}catch{}
if(early&&/^\\/[^/\\\\]/.test(early.picture)){
root.dataset.earlyWallpaper="";
root.style.setProperty("--early-wallpaper","url("+JSON.stringify(early.picture)+")");
root.style.setProperty("--early-focus",early.focus);
root.style.setProperty("--wallpaper-"+theme,early.colour);
}
}${restoringScript}`;

/**
 * The script that the page for unknown addresses runs first. Gatsby reads some addresses otherwise than hosts do, or fails: two
 * slashes together, an encoded slash, a percent sign that encodes nothing. There the page takes its own address.
 */
export const strangeAddressScript = (ownAddress: string): string =>
  `/\\/\\/|%2f|%(?![\\da-f]{2})/i.test(location.pathname)&&history.replaceState(null,"",${literal(ownAddress)})`;
