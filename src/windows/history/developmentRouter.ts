import { withPrefix } from "gatsby";

let isForwarding = false;

/** Whether a `popstate` event comes from here, for Gatsby's router alone. */
export const isForRouter = (): boolean => isForwarding;

/** Loads the page where the browser is, and the next one if the visitor has gone on meanwhile. */
const loadPresentPage = async (): Promise<void> => {
  const { pathname } = window.location;
  await window.___loader?.loadPage(pathname);
  if (pathname !== window.location.pathname) await loadPresentPage();
};

/**
 * In development, lets Gatsby's router follow the address, for hot reload of content. In the built
 * site the router stays at the page of the arrival: it would leave the desktop if a page failed to load.
 */
export const letRouterFollow = async (): Promise<void> => {
  if (process.env.NODE_ENV !== "development") return;
  await loadPresentPage();
  const { pathname } = window.location;
  // The router would show the page for unknown addresses instead.
  if (window.___loader?.isPageNotFound(pathname)) return;
  isForwarding = true;
  window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  isForwarding = false;
  // Gatsby then knows that the page is shown, and sends what was saved just before.
  const folder = pathname.replace(/^\/|\/$/g, "") || "index";
  await fetch(withPrefix(`/page-data/${folder}/page-data.json`)).catch(() => {});
};
