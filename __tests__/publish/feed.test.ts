/** @jest-environment jsdom */

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { onPostBuild } from "gatsby-plugin-feed/gatsby-node";
import { escapeHtml } from "../../src/content/text";
import type { Html } from "../../src/contract/html";
import { feedPlugin, feedQuery } from "../../src/publish/feed";

const HERE = process.cwd();
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "feed-"));
  // The plugin writes below the folder that it is started in.
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(HERE);
  fs.rmSync(folder, { recursive: true });
});

type Content = Queries.FeedQuery;
type Post = Content["posts"]["nodes"][number];

const aPost = (name: string, content: string): Post => ({
  name,
  address: `/posts/${name}/`,
  summary: content,
  lang: null,
  date: null,
  html: [content, "Body.", "End."].map((text) => `<p>${escapeHtml(text)}</p>`).join("") as Html,
});

/** The feed of some posts, as a strict XML reader sees it. */
const feedOf = async (posts: Post[], title = "Alex & Co. <1>") => {
  const content: Content = {
    site: {
      title,
      description: "A site.",
      home: "https://example.com/portfolio/",
      owner: { name: "Alex" },
    },
    posts: { nodes: posts },
  };
  const graphql = async (query: string) => ({ data: query === feedQuery ? content : {} });
  await onPostBuild({ graphql, reporter: console }, feedPlugin.options);
  const xml = fs.readFileSync(path.join(folder, "public/rss.xml"), "utf8");
  const feed = new DOMParser().parseFromString(xml, "application/xml");
  expect(feed.querySelector("parsererror")).toBeNull();
  return feed;
};

const textOf = (parent: ParentNode | undefined, name: string) =>
  parent?.querySelector(name)?.textContent;

test("the feed lists the posts, with the site's title and whole addresses", async () => {
  const feed = await feedOf([aPost("one", "First."), { ...aPost("two", "Second."), lang: "fr" }]);
  expect(textOf(feed, "channel > title")).toBe("Alex & Co. <1>");
  const items = [...feed.querySelectorAll("item")];
  expect(
    items.map((item) => [textOf(item, "title"), textOf(item, "link"), textOf(item, "pubDate")]),
  ).toEqual([
    ["one", "https://example.com/portfolio/posts/one/", undefined],
    ["two", "https://example.com/portfolio/posts/two/", undefined],
  ]);
  expect(items[1]?.getElementsByTagName("dc:language")[0]?.textContent).toBe("fr");
});

test.each([
  ["the end of a CDATA section", "a ]]> b ]]]]>> c", "a ]]> b ]]]]>> c"],
  [
    "tags and ampersands",
    '<b title="x">bold</b> & &amp; &lt;',
    '<b title="x">bold</b> & &amp; &lt;',
  ],
  ["emoji and other scripts", "🚀 日本語 é 👩‍🚀", "🚀 日本語 é 👩‍🚀"],
  ["characters that XML forbids", "a\u0000\u0008\u001f\uDFFF\uFFFEb", "ab"],
])("a post's text with %s can be read in the feed", async (_what, text, shown) => {
  const feed = await feedOf([aPost("one", text)], `Alex${text}`);
  const [content] = feed.getElementsByTagName("content:encoded");
  const html = new DOMParser().parseFromString(content?.textContent ?? "", "text/html");
  expect([...html.body.children].map((it) => it.textContent)).toEqual([shown, "Body.", "End."]);
});

test("footnotes and headings in the feed lead to the post, where readers have them", async () => {
  const html =
    '<a href="#fn-a">1</a> <a href="/x/#end">x</a><li id="fn-a"><a href="#fnref-a">↩</a>';
  const feed = await feedOf([{ ...aPost("one", ""), html }]);
  const [content] = feed.getElementsByTagName("content:encoded");
  const links = [...(content?.textContent ?? "").matchAll(/href="([^"]*)"/g)];
  expect(links.map(([, address]) => address)).toEqual([
    "https://example.com/portfolio/posts/one/#fn-a",
    "https://example.com/x/#end",
    "https://example.com/portfolio/posts/one/#fnref-a",
  ]);
});
