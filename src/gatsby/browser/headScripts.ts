import * as styles from "../../components/notice.module.css";
import { literal } from "../../lib/literal";
import { EARLY_WALLPAPER_STORAGE_KEY, READING_STORAGE_KEY, READS_PAGE } from "../../lib/storage";
import { applyTheme, DARK_PREFERENCE_QUERY, type ThemeChoice } from "../../theme/themeChoice";
import { words } from "../../words/words";

export interface HeadScriptOptions {
  /** The key of the chosen theme in local storage. */
  storageKey: string;
  defaultTheme: ThemeChoice;
}

/**
 * The script that sets theme and wallpaper before the first paint, as the visitor had them, and hides the windows while they
 * are about to be restored. Other sites at the same host may write into the storage, too.
 */
export const headScript = ({ storageKey, defaultTheme }: HeadScriptOptions): string => `{
const root=document.documentElement;
let stored=null,early;
try{stored=localStorage.getItem(${literal(storageKey)})}catch{}
(${applyTheme})(stored,${literal(defaultTheme)},()=>matchMedia(${literal(DARK_PREFERENCE_QUERY)}).matches);
const theme=root.style.colorScheme;
try{early=JSON.parse(localStorage.getItem(${literal(EARLY_WALLPAPER_STORAGE_KEY)}))[theme]}catch{}
if(early&&/^\\/[^/\\\\]/.test(early.picture)){
root.dataset.earlyWallpaper="";
root.style.setProperty("--early-wallpaper","url("+JSON.stringify(early.picture)+")");
root.style.setProperty("--early-focus",early.focus);
root.style.setProperty("--wallpaper-"+theme,early.colour);
}
if(history.state?.desktop)root.dataset.restoring="";
}`;

const NOT_STARTED = `<div class="${styles.notice}" data-notice="start" role="status">${words.failures.notStarted} <button>${words.failures.reload}</button></div>`;

/**
 * Whether the address is another page's than the page's `own`, in whatever way hosts and visitors spell that one. `startScript` runs
 * the source of this function, so the function uses nothing from outside it.
 */
const isElsewhere = (own: string): boolean => {
  const page = (path: string) =>
    new URL(path, location.origin).pathname.toLowerCase().replace(/index\.html$|\/+/g, "");
  return page(own) !== page(location.pathname);
};

/**
 * The script that a page runs before Gatsby reads its address and history. It removes a hash that `decodeURI` refuses, as Gatsby
 * does not expect one. A visitor who goes Back before hydration gets the other page from the server: Gatsby has only the data of
 * the page that is loading. A service worker of an earlier site at this address is unregistered.
 *
 * Before hydration (`markStarted`) buttons do nothing. After four seconds they look inactive, and windows that were about to be
 * restored show as they are; after ten a message follows, unless a listener to `preload-error` has prevented that of a lost script or stylesheet.
 *
 * A copy of the page at another address (`ownPath` is its own), in an archive, say, does not start: it is read as without scripts.
 */
export const startScript = (ownPath: string | null): string => `{
const root=document.documentElement,{pathname}=location,own=${literal(ownPath)};
if(own&&(${isElsewhere})(own))Object.assign(root.dataset,{starting:"slow",leaving:""});
else{
try{decodeURI(location.hash)}catch{history.replaceState(history.state,"",location.href.split("#")[0])}
addEventListener("popstate",(event)=>{
if(!event.isTrusted||!("starting" in root.dataset)||location.pathname===pathname&&!("leaving" in root.dataset))return;
event.stopImmediatePropagation();
root.dataset.leaving="";
location.reload();
});
try{navigator.serviceWorker.getRegistration().then((worker)=>worker?.unregister()).catch(()=>{})}catch{}
root.dataset.starting="";
let isHandled=false;
addEventListener("error",({target})=>{
if(!("starting" in root.dataset)||!target.matches?.("body>script,link[rel=stylesheet]"))return;
const message=target.src?"Unable to load "+target.src:"Unable to preload CSS for "+target.href;
isHandled||=!dispatchEvent(new CustomEvent("preload-error",{cancelable:true,detail:new Error(message)}));
},true);
const ifStarting=(run,delay)=>setTimeout(()=>"starting" in root.dataset&&run(),delay);
ifStarting(()=>{
root.dataset.starting="slow";
delete root.dataset.restoring;
},4000);
ifStarting(()=>{
if(isHandled)return;
document.querySelector("[data-notice]")?.remove();
(document.body??root).insertAdjacentHTML("afterbegin",${literal(NOT_STARTED)});
document.querySelector("[data-notice] button").onclick=()=>location.reload();
},10000);
}
}`;

/**
 * The script that the first page runs first. It goes to the site as one plain page if the address asks for it by `?page`, or if
 * the visitor has chosen it and arrives without a session or a heading's address. In development all pages have this script.
 */
export const readingScript = (home: string, pagePath: string): string => `{
let chosen=null;
const {pathname,search,hash}=location;
try{chosen=localStorage.getItem(${literal(READING_STORAGE_KEY)})}catch{}
const isChosen=chosen===${literal(READS_PAGE)}&&!hash&&!history.state?.desktop;
if(pathname===${literal(home)}&&(isChosen||new URLSearchParams(search).has("page"))){
Object.assign(document.documentElement.dataset,{leaving:"",restoring:""});
location.replace(${literal(pagePath)});
}
}`;

/** The script that the page for unknown addresses runs first. It takes the visitor's address back if `ownAddress.ts` had taken its own. */
export const notFoundScript =
  "if(history.state?.asked)history.replaceState(history.state,'',history.state.asked)";
