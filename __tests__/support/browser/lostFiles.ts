import type { Page, Route } from "@playwright/test";

type Answer = (route: Route) => Promise<void>;

const PAGE = "<!DOCTYPE html><title>Sign in to this network</title>";

const cutInHalf: Answer = async (route) => {
  const response = await route.fetch();
  const body = await response.body();
  const { "content-length": _, "content-encoding": __, ...headers } = response.headers();
  await route.fulfill({
    status: response.status(),
    headers: { ...headers, "cache-control": "no-store" },
    body: body.subarray(0, Math.floor(body.length / 2)),
  });
};

/** Ways in which servers and networks fail to deliver a file. */
const LOSSES = {
  refused: (route) => route.abort("connectionrefused"),
  "answered with 404": (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: PAGE }),
  "answered with 500": (route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: "Internal Server Error" }),
  "answered with a page": (route) => route.fulfill({ contentType: "text/html", body: PAGE }),
  "answered with {}": (route) =>
    route.fulfill({
      contentType: route.request().url().endsWith(".js") ? "text/javascript" : "application/json",
      body: "{}",
    }),
  "cut in half": cutInHalf,
} satisfies Record<string, Answer>;

export type Loss = keyof typeof LOSSES;

/** All losses, but for those that a visitor can't notice. */
export const lossesBut = (...unnoticed: readonly Loss[]): readonly Loss[] =>
  (Object.keys(LOSSES) as Loss[]).filter((loss) => !unnoticed.includes(loss));

/** Lets the page's requests for these files fail until the returned function is called. */
export const loseFiles = async (
  page: Page,
  files: string | RegExp,
  loss: Loss = "refused",
): Promise<() => void> => {
  let areLost = true;
  // The route stays: to remove it would take the answer from requests that are just getting one.
  await page.route(files, (route) => (areLost ? LOSSES[loss](route) : route.fallback()));
  return () => {
    areLost = false;
  };
};

/** Console messages of browsers and Gatsby about failed files. */
export const COMPLAINTS_OF_LOSS =
  /Failed to load resource|Loading failed for|Refused to execute script|NetworkError|SyntaxError|Unexpected token|Not rendering React|preload|Loading (CSS )?chunk|data of this page|Failed to decode downloaded font|OTS parsing error|We couldn.t load/;
