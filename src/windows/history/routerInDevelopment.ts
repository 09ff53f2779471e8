import { withPrefix } from "gatsby";

let isTelling = false;

/** Whether a `popstate` event is only the word for Gatsby's router. */
export const isForRouter = (): boolean => isTelling;

/** Resolves once the page where the browser is has been loaded; it may have gone on in the meantime. */
const untilPageIsLoaded = async (): Promise<void> => {
  const { pathname } = window.location;
  await window.___loader?.loadPage(pathname);
  if (pathname !== window.location.pathname) await untilPageIsLoaded();
};

/**
 * While the site is developed, lets Gatsby's router follow to where the browser is: it brings what is
 * edited there. In the built site it is left at the page of the arrival, since it would leave the
 * desktop as soon as a page's data could not be loaded.
 */
export const letRouterFollow = async (): Promise<void> => {
  if (process.env.NODE_ENV !== "development") return;
  await untilPageIsLoaded();
  // In place of a page that is not loaded, it would show the one for unknown addresses.
  if (window.___loader?.isPageNotFound(window.location.pathname)) return;
  isTelling = true;
  window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  isTelling = false;
  await askForPageData(window.location.pathname);
};

/**
 * Gatsby asks a page's query anew when its content is saved, if it knows that the page is shown. What was saved just before
 * that is brought by asking for the page's data once more: the answer comes to the page by itself.
 */
const askForPageData = (pathname: string) => {
  const folder = pathname.replace(/^\/|\/$/g, "") || "index";
  return fetch(withPrefix(`/page-data/${folder}/page-data.json`)).catch(() => {});
};
