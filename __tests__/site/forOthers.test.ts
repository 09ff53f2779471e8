import { mf2 } from "microformats-parser";
import robotsParser from "robots-parser";
import Parser from "rss-parser";
import { language } from "../../src/words/locale.words";
import { structuredDataFaults, thingsIn } from "../support/structuredDataFaults";
import {
  fileAt,
  framePages,
  HOME,
  hasCareer,
  listedAddresses,
  mailAddresses,
  type Page,
  pages,
  parseHtml,
  plain,
  postPage,
  posts,
  projectPage,
  projects,
  readData,
  readSite,
  resumePages,
  sectionPage,
  site,
  siteFiles,
  writtenPosts,
} from "./support";

const FEED = "rss.xml";

test("robots.txt allows every page and names the sitemap", () => {
  const robots = robotsParser(new URL("/robots.txt", HOME).href, readSite("robots.txt"));
  expect(listedAddresses.filter((address) => !robots.isAllowed(address, "Googlebot"))).toEqual([]);
  expect(robots.getSitemaps()).toEqual([`${HOME}sitemap-index.xml`]);
});

/** The texts of the smallest blocks of some HTML. */
const blocksIn = (html: string): readonly string[] =>
  [...parseHtml(html).body.querySelectorAll("p,h1,h2,h3,h4,h5,h6,li,td,th,pre")]
    .filter((element) => element.querySelector("p,li,pre") === null)
    .map(({ textContent }) => textContent ?? "");

const paragraphsOf = ({ introduction, body, conclusion }: Readonly<Record<string, object>>) =>
  [introduction, body, conclusion]
    .flatMap((part): { content: string }[] => Object.values(part ?? {}))
    .map(({ content }) => content);

const feedLinkOf = ({ document }: Page): string | null | undefined =>
  document.querySelector('link[type="application/rss+xml"]')?.getAttribute("href");

if (posts.length > 0) {
  test("the feed has every post with its whole text and a link to its page", async () => {
    const parser = new Parser({ customFields: { item: [["content:encoded", "whole"]] } });
    const feed = await parser.parseString(readSite(FEED));
    expect(feed).toMatchObject({ title: site.title, link: HOME, feedUrl: HOME + FEED, language });
    const items = new Map(feed.items.map((item) => [item.title?.normalize("NFC"), item]));
    expect([...items.keys()].sort()).toEqual(posts.map(({ name }) => name.normalize("NFC")).sort());
    for (const { name } of posts) {
      const item = items.get(name.normalize("NFC"));
      const { address, text } = postPage(name);
      expect([item?.link, item?.guid]).toEqual([address, address]);
      const blocks = blocksIn(item?.whole);
      expect(blocks.length).toBeGreaterThan(0);
      const shown = plain(text);
      expect(blocks.filter((block) => !shown.includes(plain(block)))).toEqual([]);
    }
    for (const post of writtenPosts)
      expect(blocksIn(items.get(post.name.normalize("NFC"))?.whole).map(plain)).toEqual(
        paragraphsOf(post).map(plain),
      );
  });

  test("all addresses in the feed are whole, and those of the site exist", () => {
    const addresses = [...readSite(FEED).matchAll(/\s(?:href|src|url)="([^"#]+)/g)].map(
      ([, address = ""]) => address,
    );
    expect(addresses.filter((address) => !/^(?:https?|mailto|tel):/.test(address))).toEqual([]);
    const own = addresses.filter((address) => address.startsWith(HOME));
    expect(own.filter((address) => fileAt(address) === undefined)).toEqual([]);
  });

  test("the first page and the pages of posts lead to the feed", () => {
    const expected = new Set([HOME, ...posts.map(({ name }) => postPage(name).address)]);
    for (const { title, section = title } of readData("navigation"))
      if (section === "Posts") expected.add(sectionPage(title).address);
    const linking = pages.filter((page) => feedLinkOf(page));
    expect(linking.map(({ address }) => address).sort()).toEqual([...expected].sort());
    for (const page of linking)
      expect(new URL(feedLinkOf(page) ?? "", page.address).href).toBe(HOME + FEED);
  });
} else {
  test("without posts there is no feed", () => {
    expect(siteFiles).not.toContain(FEED);
    expect(pages.filter((page) => feedLinkOf(page))).toEqual([]);
  });
}

const structuredDataOf = ({ document }: Page): readonly unknown[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ""),
  );

const addressesOf = (some: readonly Page[]): ReadonlySet<string> =>
  new Set(some.map(({ address }) => address));

/** What a page is, in schema.org's words. */
const typesOf = (): ((page: Page) => readonly string[]) => {
  const profiles = addressesOf(resumePages);
  const works = addressesOf(projects.map(({ name }) => projectPage(name)));
  const articles = addressesOf(posts.map(({ name }) => postPage(name)));
  const frames = addressesOf(framePages);
  const lists = new Set(
    readData("navigation").flatMap(({ title, section = title }: Record<string, string>) => {
      const isList =
        (section === "Posts" && posts.length > 0) ||
        (section === "Projects" && projects.length > 0);
      return isList && title !== undefined ? [sectionPage(title).address] : [];
    }),
  );
  return ({ address }) => {
    if (address === HOME) return ["ProfilePage"];
    const kinds: readonly (readonly [ReadonlySet<unknown>, string])[] = [
      [profiles, "ProfilePage"],
      [frames, "WebPage"],
      [works, "CreativeWork"],
      [articles, "BlogPosting"],
      [lists, "CollectionPage"],
    ];
    const [, type] = kinds.find(([found]) => found.has(address)) ?? [];
    return [type ?? "WebPage", "BreadcrumbList"];
  };
};

test("the structured data of each page has the type and all fields that search engines need", () => {
  const expected = typesOf();
  for (const page of pages) {
    const data = structuredDataOf(page);
    expect([page.address, ...data.flatMap(structuredDataFaults)]).toEqual([page.address]);
    const types = data.flatMap(thingsIn).map(({ "@type": type }) => type);
    expect([page.address, ...types]).toEqual([page.address, ...expected(page)]);
  }
});

test("structured data names the page itself, and of the site only what exists", () => {
  const ownersText = [
    ...["site", "contacts", "projects", "attribution"],
    ...(hasCareer ? ["career"] : []),
  ]
    .map((name) => JSON.stringify(readData(name)))
    .join();
  for (const page of pages) {
    const json = structuredDataOf(page)
      .map((data) => JSON.stringify(data))
      .join();
    const addresses = [...json.matchAll(/"(https:[^"]+)"/g)].map(([, found = ""]) => found);
    expect(addresses).toContain(page.address);
    // The owner's profiles may be on the same host.
    const own = addresses.filter(
      (address) => address.startsWith(HOME) && !ownersText.includes(`"${address}"`),
    );
    expect(own.filter((address) => fileAt(address) === undefined)).toEqual([]);
    expect([...mailAddresses].filter((mail) => json.includes(mail))).toEqual([]);
  }
});

test("the owner's card on the first page is an h-card", () => {
  const { name, role, place } = site.owner;
  expect(mf2(readSite("index.html"), { baseUrl: HOME }).items).toMatchObject([
    {
      type: ["h-card"],
      properties: {
        name: [name],
        "job-title": [role],
        url: [HOME],
        ...(place === undefined ? {} : { locality: [place] }),
      },
    },
  ]);
});
