import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

const hydrate = (page: ReactElement, container: Element): void =>
  startTransition(() => {
    hydrateRoot(container, page);
  });

/**
 * Hydrates in a transition: React then yields to the visitor every few milliseconds. In development Gatsby renders the page
 * in the browser, and its own way stays.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrate : undefined;
