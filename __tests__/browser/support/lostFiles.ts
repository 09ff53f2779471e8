import type { Page, Route } from "@playwright/test";

export type Answer = (route: Route) => Promise<void>;

const PAGE = "<!DOCTYPE html><title>Sign in to this network</title>";

const contentType = (route: Route) =>
  route.request().url().endsWith(".js") ? "text/javascript" : "application/json";

const cutInTheMiddle: Answer = async (route) => {
  const response = await route.fetch();
  const body = await response.body();
  const { "content-length": _, "content-encoding": __, ...headers } = response.headers();
  await route.fulfill({
    status: response.status(),
    // What ends too soon no browser keeps.
    headers: { ...headers, "cache-control": "no-store" },
    body: body.subarray(0, Math.floor(body.length / 2)),
  });
};

/** In how many ways a file can fail to come, whatever a server or a network in between is up to. */
export const LOSSES: Readonly<Record<string, Answer>> = {
  refused: (route) => route.abort("connectionrefused"),
  "answered with 404": (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: PAGE }),
  "answered with 500": (route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: "Internal Server Error" }),
  "answered with a page": (route) => route.fulfill({ contentType: "text/html", body: PAGE }),
  "answered with {}": (route) => route.fulfill({ contentType: contentType(route), body: "{}" }),
  "cut in the middle": cutInTheMiddle,
};

/** Loses what the page asks for below these addresses; returns how to let it come again. */
export const loseFiles = async (
  page: Page,
  addresses: string | RegExp,
  loss: Answer = LOSSES.refused as Answer,
): Promise<() => Promise<void>> => {
  let areLost = true;
  // Taken away, it would take the answer from those that are just getting one.
  await page.route(addresses, (route) => (areLost ? loss(route) : route.fallback()));
  return async () => {
    areLost = false;
  };
};

/** What the console says of lost files, and Gatsby of what it lacks then. */
export const COMPLAINTS_OF_LOSS =
  /Failed to load resource|Refused to execute script|SyntaxError|Unexpected token|Not rendering React|preload|Loading chunk|data of this page|Failed to decode downloaded font|OTS parsing error/;
