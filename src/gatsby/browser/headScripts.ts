import * as styles from "../../components/notice.module.css";
import {
  EARLY_WALLPAPER_STORAGE_KEY,
  LANGUAGE_STORAGE_KEY,
  READING_STORAGE_KEY,
  READS_PAGE,
} from "../../lib/storage";
import { applyTheme, DARK_PREFERENCE_QUERY, type ThemeSettings } from "../../theme/themeChoice";
import { words } from "../../words/words";
import { callOf } from "./callOf";

const showChoices = (
  apply: typeof applyTheme,
  { storageKey, defaultTheme }: ThemeSettings,
  darkPreference: string,
  wallpaperKey: string,
): void => {
  const root = document.documentElement;
  let stored = null;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {}
  apply(stored, defaultTheme, () => matchMedia(darkPreference).matches);
  const theme = root.style.colorScheme;
  try {
    const { picture, focus, colour } = JSON.parse(String(localStorage.getItem(wallpaperKey)))[
      theme
    ];
    if (/^\/[^/\\]/.test(picture)) {
      root.dataset.earlyWallpaper = "";
      root.style.setProperty("--early-wallpaper", `url(${JSON.stringify(picture)})`);
      root.style.setProperty("--early-focus", focus);
      root.style.setProperty(`--wallpaper-${theme}`, colour);
    }
  } catch {}
  if (Object(history.state).desktop) root.dataset.restoring = "";
};

/**
 * The script that sets theme and wallpaper before the first paint, as the visitor had them, and hides the windows while they
 * are about to be restored. Other sites at the same host may write into the storage, too.
 */
export const headScript = (theme: ThemeSettings): string =>
  callOf(showChoices, applyTheme, theme, DARK_PREFERENCE_QUERY, EARLY_WALLPAPER_STORAGE_KEY);

/**
 * The script that a page of a site in several languages runs first: a visitor who has just changed the language finds the same
 * windows. It is for the page that was asked for, once.
 */
export const languageScript = callOf((key: string) => {
  try {
    const { path, state } = JSON.parse(String(sessionStorage.getItem(key)));
    sessionStorage.removeItem(key);
    if (path === location.pathname && !Object(history.state).desktop)
      history.replaceState(state, "");
  } catch {}
}, LANGUAGE_STORAGE_KEY);

const NOT_STARTED = `<div class="${styles.notice}" data-notice="start" role="status">${words.failures.notStarted} <button>${words.failures.reload}</button></div>`;

/** Hosts and visitors spell an address in many ways. */
const preparePage = (own: string | null, notice: string): void => {
  const root = document.documentElement;
  const { dataset } = root;
  const { pathname } = location;
  const isStarting = () => "starting" in dataset;

  const page = (path: string) =>
    new URL(path, location.origin).pathname.toLowerCase().replace(/index\.html$|\/+/g, "");
  if (own && page(own) !== page(pathname)) {
    dataset.starting = "slow";
    dataset.leaving = "";
    return;
  }
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", location.href.split("#")[0]);
  }
  addEventListener("popstate", (event) => {
    if (!event.isTrusted || !isStarting()) return;
    if (location.pathname === pathname && !("leaving" in dataset)) return;
    event.stopImmediatePropagation();
    dataset.leaving = "";
    location.reload();
  });
  try {
    navigator.serviceWorker
      .getRegistration()
      .then((worker) => {
        if (worker) worker.unregister();
      })
      .catch(() => {});
  } catch {}

  dataset.starting = "";
  let isHandled = false;
  const onError = ({ target }: Event) => {
    if (!isStarting() || !(target instanceof Element)) return;
    if (!target.matches("body>script,link[rel=stylesheet]")) return;
    const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
    const detail = new Error(src ? `Unable to load ${src}` : `Unable to preload CSS for ${href}`);
    isHandled ||= !dispatchEvent(new CustomEvent("preload-error", { cancelable: true, detail }));
  };
  addEventListener("error", onError, true);
  const ifStarting = (run: () => void, delay: number) =>
    setTimeout(() => isStarting() && run(), delay);
  ifStarting(() => {
    dataset.starting = "slow";
    delete dataset.restoring;
  }, 4000);
  ifStarting(() => {
    if (isHandled) return;
    for (const other of document.querySelectorAll("[data-notice]")) other.remove();
    (document.body || root).insertAdjacentHTML("afterbegin", notice);
    const reload = document.querySelector<HTMLElement>("[data-notice] button");
    if (reload) reload.onclick = () => location.reload();
  }, 10_000);
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
export const startScript = (ownPath: string | null): string =>
  callOf(preparePage, ownPath, NOT_STARTED);

const goToPlainPage = (home: string, plainPage: string, key: string, readsPage: string): void => {
  const { pathname, search, hash } = location;
  let stored = null;
  try {
    stored = localStorage.getItem(key);
  } catch {}
  const isChosen = stored === readsPage && !hash && !Object(history.state).desktop;
  if (pathname !== home || !(isChosen || new URLSearchParams(search).has("page"))) return;
  Object.assign(document.documentElement.dataset, { leaving: "", restoring: "" });
  location.replace(plainPage);
};

/**
 * The script that the first page runs first. It goes to the site as one plain page if the address asks for it by `?page`, or if
 * the visitor has chosen it and arrives without a session or a heading's address. In development all pages have this script.
 */
export const readingScript = (home: string, pagePath: string): string =>
  callOf(goToPlainPage, home, pagePath, READING_STORAGE_KEY, READS_PAGE);

/** The script that the page for unknown addresses runs first. It takes the visitor's address back if `ownAddress.ts` had taken its own. */
export const notFoundScript = callOf(() => {
  const { asked } = Object(history.state);
  if (asked) history.replaceState(history.state, "", asked);
});
