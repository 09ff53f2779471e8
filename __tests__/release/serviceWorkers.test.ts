import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../support/browser/test";
import { untilSettled } from "../support/browser/visit";

// Browsers ask for the scripts of workers by themselves: no page's route answers them.
test.use({ expectedComplaints: /./ });

/** A worker that answers each page from its cache, and never asks the server. */
const FROM_CACHE = `
addEventListener("install", (event) => event.waitUntil(caches.open("old").then((cache) => cache.add("/"))));
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(caches.match("/"));
});`;

/** A worker that asks the server first. */
const FROM_SERVER = `addEventListener("fetch", (event) => event.respondWith(fetch(event.request)));`;

/** Serves an earlier site with a worker until \`replace\` is called, and this site at the same address from then on. */
const serveEarlierSite = async (site: string, name: string, worker: string) => {
  let isReplaced = false;
  const register = `navigator.serviceWorker.register("/${name}").then(() => navigator.serviceWorker.ready)`;
  const earlier = `<h1>Earlier site</h1><script>${register}.then(() => document.body.append("Ready"))</script>`;
  const server = createServer(async ({ url = "/" }, response) => {
    if (!isReplaced) {
      const isWorker = url === `/${name}`;
      response.setHeader("content-type", isWorker ? "text/javascript" : "text/html");
      response.end(isWorker ? worker : earlier);
      return;
    }
    const answer = await fetch(new URL(url.slice(1), site));
    response.statusCode = answer.status;
    response.setHeader("content-type", answer.headers.get("content-type") ?? "text/html");
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0);
  await once(server, "listening");
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    replace: () => {
      isReplaced = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

for (const [kind, name, worker] of [
  ["answers from its cache, at /sw.js,", "sw.js", FROM_CACHE],
  ["answers from its cache, at /service-worker.js,", "service-worker.js", FROM_CACHE],
  ["asks the server first, at an address that is gone,", "worker.js", FROM_SERVER],
] as const)
  test(`a service worker that ${kind} is gone by the second load`, async ({ baseURL, page }) => {
    const earlier = await serveEarlierSite(baseURL ?? "", name, worker);
    await page.goto(earlier.address);
    await expect(page.getByText("Ready")).toBeVisible();
    await page.reload();
    await expect.poll(() => page.evaluate(() => !navigator.serviceWorker.controller)).toBe(false);
    earlier.replace();
    await page.goto(earlier.address);
    await untilSettled(page);
    await page.goto(earlier.address);
    await untilSettled(page);
    await expect
      .poll(() =>
        page.evaluate(async () => ({
          controller: navigator.serviceWorker.controller,
          registered: (await navigator.serviceWorker.getRegistrations()).length,
        })),
      )
      .toEqual({ controller: null, registered: 0 });
    earlier.close();
  });
