/** @jest-environment jsdom */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { onPostBuild } from "gatsby-plugin-feed/gatsby-node";
import Parser from "rss-parser";
import { feedPlugin } from "../../../src/build/feed/feedPlugin";
import { feedQuery } from "../../../src/build/feed/feedQuery";
import { shortened } from "../../../src/build/pages/shortened";

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

const paragraph = (content: string) => ({ content });
const NONE = { paragraph2: null, paragraph3: null, paragraph4: null } as const;

const aPost = (name: string, text = "Text."): Post => ({
  name,
  address: `/posts/${name}/`,
  summary: shortened(text),
  lang: null,
  date: null,
  html: null,
  introduction: { paragraph1: paragraph(text), paragraph2: paragraph("i2"), paragraph3: null },
  body: {
    ...NONE,
    paragraph1: paragraph("b1"),
    paragraph5: null,
    paragraph6: paragraph("b6"),
  },
  conclusion: { ...NONE, paragraph1: paragraph(text) },
});

const someContent = (posts: Post[], unpublished: Post[] = []): Content => ({
  site: {
    title: "Alex & Co. <1>",
    description: "A site.",
    home: "https://example.com/portfolio/",
    owner: { name: "Alex" },
  },
  pages: { nodes: posts.map(({ address }) => ({ path: address })) },
  posts: { nodes: [...posts, ...unpublished] },
});

/** The feed as the plugin writes it. */
const written = async (content: Content): Promise<string> => {
  const graphql = async (query: string) => ({ data: query === feedQuery ? content : {} });
  await onPostBuild({ graphql, reporter: console }, feedPlugin.options);
  return fs.readFileSync(path.join(folder, "public/rss.xml"), "utf8");
};

const read = async (content: Content) => {
  const parser = new Parser({ customFields: { item: ["content:encoded"] } });
  return parser.parseString(await written(content));
};

/** A strict reader's view of an XML document; it refuses what is not well-formed. */
const parsedXml = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");

const textOf = (html: string): (string | null)[] =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("body > *")].map(
    (element) => element.textContent,
  );

test("says whose it is, where it is found, and of which page it is", async () => {
  const feed = await read(someContent([aPost("one")]));
  expect(feed).toMatchObject({
    title: "Alex & Co. <1>",
    description: "A site.",
    link: "https://example.com/portfolio/",
    feedUrl: "https://example.com/portfolio/rss.xml",
  });
});

test("has every post in order with its whole text, its page, and an id that stays", async () => {
  const { items } = await read(someContent([aPost("one", "First."), aPost("two")]));
  expect(items.map(({ title, link, guid }) => ({ title, link, guid }))).toEqual(
    ["one", "two"].map((title) => {
      const link = `https://example.com/portfolio/posts/${title}/`;
      return { title, link, guid: link };
    }),
  );
  const whole = items.map((item) => textOf(item["content:encoded"]));
  expect(whole).toEqual([
    ["First.", "i2", "b1", "b6", "First."],
    ["Text.", "i2", "b1", "b6", "Text."],
  ]);
  expect(items[0]).toMatchObject({ content: "First.", creator: "Alex" });
});

test("says which post is in another language than the site", async () => {
  const xml = await written(someContent([{ ...aPost("un"), lang: "fr" }, aPost("two")]));
  const items = [...parsedXml(xml).querySelectorAll("item")];
  const languages = items.map((item) => item.getElementsByTagName("dc:language")[0]?.textContent);
  expect(languages).toEqual(["fr", undefined]);
});

test("invents no date", async () => {
  const [item] = (await read(someContent([aPost("one")]))).items;
  expect(item?.pubDate).toBeUndefined();
});

test.each([
  ["the end of a CDATA section", "a ]]> b ]]]]>> c"],
  ["tags and ampersands", '<b title="x">bold</b> & &amp; &lt;'],
  ["emoji and other scripts", "🚀 日本語 é 👩‍🚀"],
  ["line breaks and tabs", "one\ntwo\tthree"],
])("%s come through as they were written", async (_what, text) => {
  const content = someContent([aPost("one", text)]);
  expect(parsedXml(await written(content)).querySelector("parsererror")).toBeNull();
  const [item] = (await read(content)).items;
  expect(textOf(item?.["content:encoded"] ?? "")[0]).toBe(text);
});

test("what XML forbids is left out, in titles and descriptions too", async () => {
  const dirt = "\u0000\u0001\u0008\u000b\u000c\u001f\uDFFF\uD800\uFFFE\uFFFF";
  const content = someContent([{ ...aPost("one", `a${dirt}b`), name: `one${dirt}` }]);
  const dirty = {
    ...content,
    site: content.site && { ...content.site, title: `Alex${dirt}`, owner: { name: dirt } },
  };
  const xml = await written(dirty);
  const document = parsedXml(xml);
  expect(document.querySelector("parsererror")).toBeNull();
  expect(document.querySelector("channel > title")?.textContent).toBe("Alex");
  expect(document.querySelector("item > title")?.textContent).toBe("one");
  // Two of them count as blanks, which a description has between its words.
  expect(document.querySelector("item > description")?.textContent).toBe("a b");
});

test("a post without a page of its own, as its section is taken out, is not in it", async () => {
  const { items } = await read(someContent([aPost("one")], [aPost("two")]));
  expect(items.map(({ title }) => title)).toEqual(["one"]);
});
