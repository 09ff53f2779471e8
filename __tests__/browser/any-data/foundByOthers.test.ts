import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { mf2 } from "microformats-parser";
import robotsParser from "robots-parser";
import Parser from "rss-parser";
import { structuredDataFaults, thingsIn } from "../../support/structuredDataFaults";
import { builtHtml, builtPage, HOME, structuredDataOf } from "../support/builtHtml";
import { expect, test, VIEWPORTS } from "../support/test";

const ADDRESSES = builtHtml.map(({ canonical }) => canonical).sort();

const FEED_LINK = /<link rel="alternate" type="application\/rss\+xml" href="([^"]+)"/;
const TOUCH_TARGET_PX = 44;

interface Post {
  name: string;
  introduction: object;
  body: object;
  conclusion: object;
}

const readData = (slice: string) => JSON.parse(readFileSync(`data/${slice}.json`, "utf8"));
const posts: Post[] = readData("posts");
const { owner } = readData("site");
const contacts: { link?: string; mail?: string }[] = readData("contacts").flatMap(
  ({ topics }: { topics: object[] }) => topics,
);
/** Where the owner is found elsewhere, which may be on the same host. */
const elsewhere = new Set(contacts.map(({ link }) => link));
const mails = [owner.email, ...contacts.flatMap(({ mail }) => mail ?? [])];

const paragraphsOf = ({ introduction, body, conclusion }: Post): string[] =>
  [introduction, body, conclusion]
    .flatMap((part): { content: string }[] => Object.values(part))
    .map(({ content }) => content);

/** What a page at this path is, in schema.org's words. */
const typesAt = (path: string): string[] => {
  const way = "BreadcrumbList";
  if (path === "/") return ["ProfilePage"];
  if (path === "/projects/" || path === "/posts/") return ["CollectionPage", way];
  if (path.startsWith("/projects/")) return ["CreativeWork", way];
  return [path.startsWith("/posts/") ? "BlogPosting" : "WebPage", way];
};

/** Where the tests' own server has what is at a whole address of the site. */
const localOf = (baseURL: string | undefined, whole: string): string =>
  whole.replace(HOME, `${baseURL?.replace(/\/$/, "")}/`);

/** The texts of an XML document's elements of one name, as the browser's strict reader has them. */
const textsIn = (page: Page, xml: string, name: string): Promise<string[]> =>
  page.evaluate(
    ([text, tag]) => {
      const document = new DOMParser().parseFromString(text, "application/xml");
      const mistake = document.querySelector("parsererror");
      if (mistake) throw new Error(mistake.textContent ?? "");
      return [...document.getElementsByTagName(tag)].map((element) => element.textContent ?? "");
    },
    [xml, name] as const,
  );

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

  for (const built of builtHtml) {
    const path = built.canonical.replace(HOME, "/");
    test(`are told what ${path} is, all that they ask for, and how one gets there`, () => {
      const parts = structuredDataOf(built);
      expect(parts.flatMap(structuredDataFaults)).toEqual([]);
      expect(parts.flatMap(thingsIn).map(({ "@type": type }) => type)).toEqual(typesAt(path));
    });
  }

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

test.describe("feed readers", () => {
  const feedOf = async (request: APIRequestContext, baseURL: string | undefined) => {
    const response = await request.get(localOf(baseURL, `${HOME}rss.xml`));
    expect(response.status()).toBe(200);
    return response.text();
  };

  test("find the feed in the head of the first page and of those of Posts", () => {
    const linking = builtHtml.filter(({ html }) => FEED_LINK.test(html));
    expect(linking.map(({ canonical }) => canonical).sort()).toEqual(
      ADDRESSES.filter((address) => address === HOME || address.startsWith(`${HOME}posts/`)),
    );
    for (const { html } of linking) {
      const [, address = ""] = FEED_LINK.exec(html) ?? [];
      expect(new URL(address, HOME).href).toBe(`${HOME}rss.xml`);
    }
  });

  test("get every post with its whole text and a page to follow", async ({
    page,
    request,
    baseURL,
  }) => {
    const xml = await feedOf(request, baseURL);
    expect(await textsIn(page, xml, "guid")).toHaveLength(posts.length);

    const parser = new Parser({ customFields: { item: ["content:encoded"] } });
    const { link, feedUrl, items } = await parser.parseString(xml);
    expect({ link, feedUrl }).toEqual({ link: HOME, feedUrl: `${HOME}rss.xml` });
    expect(items.map(({ title }) => title)).toEqual(posts.map(({ name }) => name));
    for (const [index, item] of items.entries()) {
      expect(ADDRESSES).toContain(item.link);
      expect(item.guid).toBe(item.link);
      const texts = await page.evaluate(
        (html) =>
          [...new DOMParser().parseFromString(html, "text/html").body.children].map(
            (element) => element.textContent,
          ),
        item["content:encoded"],
      );
      expect(texts).toEqual(posts.slice(index, index + 1).flatMap(paragraphsOf));
    }
  });

  for (const [name, viewport] of Object.entries(VIEWPORTS)) {
    test(`are offered it beside the heading of Posts, on a ${name}`, async ({
      page,
      request,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(localOf(baseURL, `${HOME}posts/`));
      const link = page.getByRole("tabpanel", { name: "Posts" }).getByRole("link", {
        name: "RSS feed",
      });
      await expect(link).toBeInViewport({ ratio: 1 });
      const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
      expect(await (await request.get(address)).text()).toBe(await feedOf(request, baseURL));
    });
  }

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: VIEWPORTS.phone });

    test("are offered it by a link that a finger hits", async ({ page, baseURL }) => {
      await page.goto(localOf(baseURL, `${HOME}posts/`));
      const box = await page.getByRole("link", { name: "RSS feed" }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(TOUCH_TARGET_PX);
      expect(box?.width).toBeGreaterThanOrEqual(TOUCH_TARGET_PX);
    });
  });
});

test("the owner's card is an h-card, whose address is the site's", () => {
  const { items } = mf2(builtPage("/").html, { baseUrl: HOME });
  expect(items).toEqual([
    {
      type: ["h-card"],
      properties: {
        name: [owner.name],
        "job-title": [owner.role],
        locality: [owner.place],
        url: [HOME],
      },
    },
  ]);
});
