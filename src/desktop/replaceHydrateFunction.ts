import type { ReactElement } from "react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { putStylesBack } from "../lib/movedStyles";

/** Gatsby takes the page for unknown addresses where a page's data cannot be had, whatever is on screen. */
const isOfAnotherPage = () =>
  window.pagePath !== "/404.html" && window.___loader?.isPageNotFound(window.location.pathname);

const hydrateInSlices = (page: ReactElement, container: Element) => {
  if (window.beforeStart?.isLeaving()) return;
  if (isOfAnotherPage()) throw new Error("The data of this page could not be had.");
  putStylesBack();
  startTransition(() => {
    hydrateRoot(container, page);
  });
};

/**
 * Hydrates in a transition: React yields to the visitor every few milliseconds then, instead of
 * holding the main thread until all is done (0.15 s of a slow phone's time). While the site is
 * developed there is nothing to hydrate, and Gatsby's own way is kept.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrateInSlices : undefined;
