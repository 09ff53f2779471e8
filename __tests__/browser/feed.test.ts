import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import Parser from "rss-parser";
import { builtHtml, HOME } from "./support/builtHtml";
import { localOf, textsIn } from "./support/feeds";
import { expect, test, VIEWPORTS } from "./support/test";

const ADDRESSES = builtHtml.map(({ canonical }) => canonical).sort();

const FEED_LINK = /<link rel="alternate" type="application\/rss\+xml" href="([^"]+)"/;
const TOUCH_TARGET_PX = 44;

interface Post {
  name: string;
  introduction: object;
  body: object;
  conclusion: object;
}

const posts: Post[] = JSON.parse(readFileSync("data/posts.json", "utf8"));

const paragraphsOf = ({ introduction, body, conclusion }: Post): string[] =>
  [introduction, body, conclusion]
    .flatMap((part): { content: string }[] => Object.values(part))
    .map(({ content }) => content);

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
