import type { Page, Route } from "@playwright/test";

export type Loss = (route: Route) => Promise<void>;

const refuse: Loss = (route) => route.abort("connectionrefused");

/** Lets the page's requests for these files fail until the returned function is called. Default: the connection is refused. */
export const loseFiles = async (
  page: Page,
  files: string | RegExp,
  loss: Loss = refuse,
): Promise<() => void> => {
  let areLost = true;
  // The route stays: to remove it would take the answer from requests that are just getting one.
  await page.route(files, (route) => (areLost ? loss(route) : route.fallback()));
  return () => {
    areLost = false;
  };
};

/** Console messages about failed files. */
export const COMPLAINTS_OF_LOSS =
  /Failed to load resource|Loading failed for|Refused to execute script|NetworkError|SyntaxError|preload|Loading (CSS )?chunk|data of this page/;
