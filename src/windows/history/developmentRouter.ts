import { withPrefix } from "gatsby";

/**
 * In development, lets Gatsby's router follow the address, for hot reload of content. In the built
 * site the router stays at the page of the arrival: it would leave the desktop if a page failed to load.
 */
export const letRouterFollow = async (): Promise<void> => {
  if (process.env.NODE_ENV !== "development") return;
  const { pathname } = window.location;
  await window.___loader?.loadPage(pathname);
  // The visitor has gone on, or the router would show the page for unknown addresses.
  if (pathname !== window.location.pathname || window.___loader?.isPageNotFound(pathname)) return;
  window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  // Gatsby then knows that the page is shown, and sends what was saved just before.
  const folder = pathname.replace(/^\/|\/$/g, "") || "index";
  await fetch(withPrefix(`/page-data/${folder}/page-data.json`)).catch(() => {});
};
