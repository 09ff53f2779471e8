import { existsSync, readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { mf2 } from "microformats-parser";
import robotsParser from "robots-parser";
import { structuredDataFaults, thingsIn } from "../../support/structuredDataFaults";
import { builtHtml, builtPage, HOME, structuredDataOf } from "../support/builtHtml";
import { builtPages } from "../support/builtPages";
import { localOf, textsIn } from "../support/feeds";
import { expect, test } from "../support/test";

const ADDRESSES = builtHtml.map(({ canonical }) => canonical).sort();

const readData = (slice: string) => JSON.parse(readFileSync(`data/${slice}.json`, "utf8"));
const { owner } = readData("site");
const careerText = existsSync("data/career.json") ? readFileSync("data/career.json", "utf8") : "";
const contacts: { link?: string; mail?: string }[] = readData("contacts").flatMap(
  ({ topics }: { topics: object[] }) => topics,
);
/** Where the owner is found elsewhere, which may be on the same host. */
const elsewhere = new Set([
  ...contacts.map(({ link }) => link),
  ...[...careerText.matchAll(/"url": "([^"]+)"/g)].map(([, url]) => url),
]);
const mails = [owner.email, ...contacts.flatMap(({ mail }) => mail ?? [])];

const pageAt = (path: string) => {
  const page = builtPages.find((built) => built.path === path);
  if (page === undefined) throw new Error(`There is no page at ${path}.`);
  return page.result.pageContext;
};

/** What a page at this path is, in schema.org's words. */
const typesAt = (path: string): string[] => {
  const way = "BreadcrumbList";
  if (path === "/") return ["ProfilePage"];
  const { section, item, app } = pageAt(path);
  if (section === "Resume") return ["ProfilePage", way];
  const kind = { Projects: "CreativeWork", Posts: "BlogPosting" }[section];
  if (kind === undefined || item === null || app !== null) return ["WebPage", way];
  return [item === path ? kind : "CollectionPage", way];
};

test.describe("search engines", () => {
  const get = async (request: APIRequestContext, address: string) => {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    return response.text();
  };

  test("learn from robots.txt where the sitemap is, which lists exactly the pages there are", async ({
    page,
    request,
    baseURL,
  }) => {
    const robots = robotsParser(
      new URL("/robots.txt", HOME).href,
      await get(request, localOf(baseURL, `${HOME}robots.txt`)),
    );
    for (const address of ADDRESSES) expect(robots.isAllowed(address, "Googlebot")).toBe(true);

    const sitemaps: string[] = [];
    for (const index of robots.getSitemaps()) {
      const xml = await get(request, localOf(baseURL, index));
      sitemaps.push(...(await textsIn(page, xml, "loc")));
    }
    const listed: string[] = [];
    for (const sitemap of sitemaps) {
      const xml = await get(request, localOf(baseURL, sitemap));
      listed.push(...(await textsIn(page, xml, "loc")));
    }
    expect(listed.length).toBeGreaterThan(1);
    expect(listed.sort()).toEqual(ADDRESSES);
  });

  test("are told what each page is, all that they ask for, and how one gets there", () => {
    for (const built of builtHtml) {
      const path = decodeURI(built.canonical.replace(HOME, "/"));
      const parts = structuredDataOf(built);
      expect(parts.flatMap(structuredDataFaults), path).toEqual([]);
      const types = parts.flatMap(thingsIn).map(({ "@type": type }) => type);
      expect(types, path).toEqual(typesAt(path));
    }
  });

  test("find only addresses of the site that answer, and no mail address", async ({
    request,
    baseURL,
  }) => {
    const told = builtHtml.flatMap(structuredDataOf).map((data) => JSON.stringify(data));
    const addresses = new Set(
      told.flatMap((json) => [...json.matchAll(/"(https:[^"]+)"/g)].map(([, found = ""]) => found)),
    );
    const own = [...addresses].filter(
      (address) => address.startsWith(HOME) && !elsewhere.has(address),
    );
    expect(own.length).toBeGreaterThanOrEqual(ADDRESSES.length);
    for (const address of own) await get(request, localOf(baseURL, address));
    for (const mail of mails) expect(told.join()).not.toContain(mail);
  });
});

test("the owner's card is an h-card, whose address is the site's", () => {
  const { items } = mf2(builtPage("/").html, { baseUrl: HOME });
  expect(items).toMatchObject([
    {
      type: ["h-card"],
      properties: {
        name: [owner.name],
        "job-title": [owner.role],
        url: [HOME],
        ...(owner.place === undefined ? {} : { locality: [owner.place] }),
      },
    },
  ]);
});
