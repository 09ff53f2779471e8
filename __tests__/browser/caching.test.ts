import type { APIRequestContext, Response } from "@playwright/test";
import { onSite, siteAddressOf } from "./support/addresses";
import { expect, test } from "./support/test";

const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "public, max-age=0, must-revalidate";

const get = (request: APIRequestContext, path: string, encoding = "gzip, deflate, br") =>
  request.get(onSite(path), { headers: { "Accept-Encoding": encoding } });

test("everything that a page fetches from /static/ is kept, all else is asked for again", async ({
  page,
  desktop,
}) => {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await desktop.visit();
  await page.waitForLoadState("networkidle");
  const caching = new Map(
    await Promise.all(
      responses.map(
        async (response) =>
          [
            siteAddressOf(response.url(), desktop.site),
            await response.headerValue("cache-control"),
          ] as const,
      ),
    ),
  );
  const paths = [...caching.keys()];
  expect(paths.filter((path) => path.endsWith(".js"))).not.toEqual([]);
  for (const [path, value] of caching) {
    expect(value, path).toBe(path.startsWith("/static/") ? FOR_EVER : ASK_AGAIN);
  }
  const unhashed = paths.filter(
    (path) => path.startsWith("/static/") && !/[0-9a-f]{10,}/.test(path),
  );
  expect(unhashed).toEqual([]);
});

for (const path of [
  "/",
  "/index.html",
  "/404.html",
  "/page-data/index/page-data.json",
  "/page-data/app-data.json",
  "/page-data/projects/page-data.json",
  "/movie-platform/",
  "/styles/reading.css",
  "/styles/markdown.css",
  "/favicon.svg",
  "/robots.txt",
]) {
  test(`${path} is asked for again, and not sent again while it is the same`, async ({
    request,
  }) => {
    const response = await get(request, path);
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toBe(ASK_AGAIN);
    const { etag = "" } = response.headers();
    const again = await request.get(onSite(path), {
      headers: { "If-None-Match": etag, "Accept-Encoding": "gzip, deflate, br" },
    });
    expect(again.status()).toBe(304);
  });
}

for (const [path, type] of [
  ["/", "text/html;charset=utf-8"],
  ["/404.html", "text/html;charset=utf-8"],
  ["/page-data/index/page-data.json", "application/json"],
  ["/page-data/projects/page-data.json", "application/json"],
  ["/nowhere/to/be/found", "text/html;charset=utf-8"],
] as const) {
  test(`${path} comes in the encoding that the browser accepts, the same in each`, async ({
    request,
  }) => {
    const texts = new Set<string>();
    for (const [accepted, encoding] of [
      ["gzip, deflate, br", "br"],
      ["gzip, deflate", "gzip"],
      ["identity", undefined],
    ] as const) {
      const response = await get(request, path, accepted);
      expect(response.headers()["content-encoding"]).toBe(encoding);
      expect(response.headers()["content-type"]).toBe(type);
      expect(response.headers().vary).toBe("Accept-Encoding");
      expect(response.headers()["x-content-type-options"]).toBe("nosniff");
      texts.add(await response.text());
    }
    expect(texts.size).toBe(1);
  });
}

for (const path of ["/nowhere", "/static/nowhere.js", "/page-data/nowhere/page-data.json"]) {
  test(`${path} answers with the status 404 and the page for it, which nobody keeps`, async ({
    request,
  }) => {
    const response = await get(request, path);
    expect(response.status()).toBe(404);
    expect(response.headers()["cache-control"]).toBe(ASK_AGAIN);
    expect(await response.text()).toContain("find this page.");
  });
}
