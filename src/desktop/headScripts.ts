import { withPrefix } from "gatsby";
import type { AnalyticsSlot } from "../lib/siteConstants";
import { EARLY_WALLPAPER_STORAGE_KEY } from "../lib/storage";
import { DARK_PREFERENCE_QUERY, THEME_CHOICES, type ThemeChoice } from "../theme/themeChoice";

/** A value as code. A JSON string inside a script element must not be able to close it. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

export interface HeadScriptOptions {
  /** The key of the chosen theme in local storage. */
  storageKey: string;
  defaultTheme: ThemeChoice;
}

/**
 * The script that sets theme and wallpaper before the first paint, as the visitor had them, and hides the windows while they
 * are about to be restored. Other sites at the same host may write into the storage, too. If the page's scripts fail to load,
 * the windows show after four seconds.
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
if(history.state?.desktop){
root.dataset.restoring="";
setTimeout(()=>delete root.dataset.restoring,4000);
}
}`;

/**
 * The script that the page for unknown addresses runs first. Gatsby reads some addresses otherwise than hosts do, or fails: two
 * slashes together, an encoded slash, a percent sign that encodes nothing. There the page takes its own address.
 */
export const strangeAddressScript = (ownAddress: string): string =>
  `/\\/\\/|%2f|%(?![\\da-f]{2})/i.test(location.pathname)&&history.replaceState(null,"",${literal(ownAddress)})`;

/**
 * Loads the owner's script when all else has loaded and the browser is idle, and not for a visitor who has asked not to be
 * tracked.
 */
export const analyticsScript = ({ src, integrity }: AnalyticsSlot): string => {
  const attributes = {
    src: src.startsWith("/") ? withPrefix(src) : src,
    async: true,
    ...(integrity !== undefined && { integrity, crossOrigin: "anonymous" }),
  };
  return `navigator.doNotTrack==="1"||navigator.globalPrivacyControl||addEventListener("load",()=>{
(window.requestIdleCallback||setTimeout)(()=>{
document.head.append(Object.assign(document.createElement("script"),${literal(attributes)}));
});
},{once:true})`;
};
