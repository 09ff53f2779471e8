import type { ReactElement } from "react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

const hydrateInSlices = (page: ReactElement, container: Element) => {
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
