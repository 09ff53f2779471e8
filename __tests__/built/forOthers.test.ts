import { mf2 } from "microformats-parser";
import robotsParser from "robots-parser";
import Parser from "rss-parser";
import { isProfiles } from "../../src/words/isProfiles";
import { language } from "../../src/words/locale";
import { structuredDataFaults, thingsIn } from "../support/structuredDataFaults";
import {
  addressesIn,
  fileAt,
  HOME,
  hasCareer,
  listedAddresses,
  otherFolders,
  type Page,
  pages,
  parseHtml,
  plain,
  posts,
  projects,
  readData,
  readSite,
  resumePage,
  sections,
  site,
  siteFiles,
} from "./support";

test("robots.txt allows every page and names the sitemap of each language", () => {
  const robots = robotsParser(new URL("/robots.txt", HOME).href, readSite("robots.txt"));
  expect(listedAddresses.filter((address) => !robots.isAllowed(address, "Googlebot"))).toEqual([]);
  expect(robots.getSitemaps()).toEqual(
    ["", ...otherFolders].map((folder) => `${HOME}${folder}sitemap-index.xml`),
  );
});

const FEED = "rss.xml";

/** The texts of the smallest blocks of some HTML. */
const blocksIn = (html: string): readonly string[] =>
  [...parseHtml(html).body.querySelectorAll("p,h1,h2,h3,h4,h5,h6,li,td,th,pre")]
    .filter((element) => element.querySelector("p,li,pre") === null)
    .map(({ textContent }) => plain(textContent ?? ""));

const paragraphsOf = (data: Readonly<Record<string, object>>): readonly string[] =>
  [data.introduction, data.body, data.conclusion]
    .flatMap((part): { content: string }[] => Object.values(part ?? {}))
    .map(({ content }) => plain(content));

const feedLinkOf = ({ document, address }: Page): string | undefined => {
  const link = document.querySelector('link[type="application/rss+xml"]')?.getAttribute("href");
  return link ? new URL(link, address).href : undefined;
};

if (posts.length > 0) {
  test("the feed has every post with its whole text and whole addresses", async () => {
    const parser = new Parser({ customFields: { item: [["content:encoded", "whole"]] } });
    const feed = await parser.parseString(readSite(FEED));
    expect(feed).toMatchObject({ link: HOME, feedUrl: HOME + FEED, language });
    expect(feed.items.map(({ link }) => link).sort()).toEqual(
      posts.map(({ page }) => page.address).sort(),
    );
    for (const { name, data, page } of posts) {
      const item = feed.items.find(({ link }) => link === page.address);
      expect([plain(item?.title ?? ""), item?.guid]).toEqual([plain(name), page.address]);
      const blocks = blocksIn(item?.whole);
      const shown = plain(page.text);
      expect(blocks).not.toEqual([]);
      expect(blocks.filter((block) => !shown.includes(block))).toEqual([]);
      if (data) expect(blocks).toEqual(expect.arrayContaining([...paragraphsOf(data)]));
      const addresses = addressesIn(parseHtml(item?.whole));
      expect(addresses.filter((address) => !/^(?:https?|mailto|tel):/.test(address))).toEqual([]);
      const own = addresses.filter((address) => address.startsWith(HOME));
      expect(own.filter((address) => fileAt(address) === undefined)).toEqual([]);
    }
  });

  test("the first page and the pages of posts lead to the feed", () => {
    const ofPosts = sections.filter(({ key }) => key === "Posts");
    const expected = [...ofPosts, ...posts].map(({ page }) => page.address);
    const linking = pages.filter((page) => feedLinkOf(page) === HOME + FEED);
    const found = new Set(linking.map(({ address }) => address));
    expect(found).toEqual(new Set([HOME, ...expected]));
  });
} else {
  test("without posts there is no feed", () => {
    expect(siteFiles).not.toContain(FEED);
    expect(pages.filter((page) => feedLinkOf(page) !== undefined)).toEqual([]);
  });
}

const structuredDataOf = ({ document }: Page): readonly unknown[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ""),
  );

test("the structured data of each page has its type and all fields that search engines need", () => {
  const types = new Map<Page | undefined, string>([
    ...projects.map(({ page }) => [page, "CreativeWork"] as const),
    ...posts.map(({ page }) => [page, "BlogPosting"] as const),
    [resumePage, "ProfilePage"],
  ]);
  for (const page of pages) {
    const { address } = page;
    const data = structuredDataOf(page);
    expect([address, ...data.flatMap(structuredDataFaults)]).toEqual([address]);
    const type = address === HOME ? "ProfilePage" : types.get(page);
    const way = address === HOME ? [] : ["BreadcrumbList"];
    const found = data.flatMap(thingsIn).map((thing) => thing["@type"]);
    expect([address, ...found]).toEqual([address, ...(type ? [type] : []), ...way]);
  }
});

test("structured data names the page itself, and of the site only what exists", () => {
  const files = ["site", "contacts", "projects", ...(hasCareer ? ["career"] : [])];
  const written = JSON.stringify(files.map(readData));
  for (const page of pages) {
    const json = JSON.stringify(structuredDataOf(page));
    const addresses = [...json.matchAll(/"(https:[^"]+)"/g)].map(([, found = ""]) => found);
    expect(addresses).toContain(page.address);
    // The owner's profiles may be on the same host.
    const own = addresses.filter((found) => found.startsWith(HOME) && !written.includes(found));
    expect(own.filter((address) => fileAt(address) === undefined)).toEqual([]);
  }
});

test("links to the owner's profiles say that they are", () => {
  const links = pages.flatMap(({ document }) => [
    ...document.querySelectorAll<HTMLAnchorElement>('a[rel~="me"]'),
  ]);
  const profiles = readData("contacts")
    .filter(isProfiles)
    .flatMap(({ topics }: { topics: { link?: string }[] }) => topics.map(({ link }) => link))
    .filter((link: string | undefined) => link?.startsWith("https://"));
  const expected = sections.some(({ key }) => key === "Contact") ? profiles : [];
  expect([...new Set(links.map((link) => link.getAttribute("href")))].sort()).toEqual(
    [...new Set(expected)].sort(),
  );
});

test("the owner's card on the first page is an h-card", () => {
  const { name, role, place } = site.owner;
  const properties = { name: [name], "job-title": [role], url: [HOME] };
  expect(mf2(readSite("index.html"), { baseUrl: HOME }).items).toMatchObject([
    { type: ["h-card"], properties: { ...properties, ...(place && { locality: [place] }) } },
  ]);
});
