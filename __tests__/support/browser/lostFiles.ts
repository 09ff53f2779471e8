import type { Page, Request, Route } from "@playwright/test";

export type Loss = (route: Route) => Promise<void>;

const refuse: Loss = (route) => route.abort("connectionrefused");

/** Which requests are lost: by their addresses, or by what is known of them. */
export type LostFiles = string | RegExp | ((request: Request) => boolean);

/** Lets the page's requests for these files fail until the returned function is called. Default: the connection is refused. */
export const loseFiles = async (
  page: Page,
  files: LostFiles,
  loss: Loss = refuse,
): Promise<() => void> => {
  let areLost = true;
  const isLost = (route: Route) =>
    areLost && (typeof files !== "function" || files(route.request()));
  // The route stays: to remove it would take the answer from requests that are just getting one.
  await page.route(typeof files === "function" ? "**/*" : files, (route) =>
    isLost(route) ? loss(route) : route.fallback(),
  );
  return () => {
    areLost = false;
  };
};

/** All scripts but those that a page starts with, which its HTML names: call it before the visit. */
export const lateScripts = async (page: Page, address: string): Promise<LostFiles> => {
  const html = await (await page.request.get(address)).text();
  return (request) => {
    const { pathname } = new URL(request.url());
    return pathname.endsWith(".js") && !html.includes(pathname);
  };
};

/** What the console says of lost files. */
export const COMPLAINTS_OF_LOSS =
  /Failed to load resource|Loading failed for|Refused to execute script|NetworkError|SyntaxError|preload|Loading (CSS )?chunk|data of this page/;
