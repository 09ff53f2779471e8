import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { SitePage } from "../../../src/build/pages/sitePages";
import { writeForOthers } from "../../../src/build/pages/writeForOthers";
import { aPage, someContent } from "../structuredData/support";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
  write("rss.xml", "<rss/>");
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
const read = (name: string) => fs.readFileSync(path.join(folder, name), "utf8");

const built = (context: SitePage["context"]): SitePage => {
  write(path.join(context.address, "index.html"), "<head><title>T</title></head><body></body>");
  return { path: context.address, component: "page.tsx", context };
};

const first = () => built(aPage({ address: "/" }));
const mission = () => built(aPage({ address: "/mission/", section: "Mission" }));
const posts = () => built(aPage({ address: "/posts/", section: "Posts" }));
const post = () =>
  built(aPage({ address: "/posts/a/", section: "Posts", item: "/posts/a/", title: "a" }));
/** In front of the posts, where they are what a visitor finds on arrival. */
const app = () => built(aPage({ address: "/movie-db/", section: "Posts", app: "movie" }));

const graphql = async <Data>() => ({ data: someContent() as Data });

const complete = (pages: SitePage[]) =>
  writeForOthers(graphql, { folder, basePath: "/portfolio", pages });

const linked = (pages: SitePage[]) =>
  pages
    .map(({ path: address }) => address)
    .filter((address) =>
      read(path.join(address, "index.html")).includes('href="/portfolio/rss.xml"'),
    );

test("the first page and those of Posts lead to the feed", async () => {
  const pages = [first(), mission(), posts(), post(), app()];
  await complete(pages);
  expect(linked(pages)).toEqual(["/", "/posts/", "/posts/a/"]);
  expect(read("rss.xml")).toBe("<rss/>");
});

test("without posts there is no feed, and nothing leads to it", async () => {
  const pages = [first(), mission(), posts()];
  await complete(pages);
  expect(linked(pages)).toEqual([]);
  expect(fs.existsSync(path.join(folder, "rss.xml"))).toBe(false);
});

test("a query that fails stops the build", async () => {
  const failing = async <Data>() => ({ data: someContent() as Data, errors: ["No such field."] });
  await expect(writeForOthers(failing, { folder, basePath: "", pages: [first()] })).rejects.toThrow(
    "No such field.",
  );
});

test("every page has its structured data, and a second build changes nothing", async () => {
  const pages = [first(), mission(), post()];
  await complete(pages);
  const texts = pages.map(({ path: address }) => read(path.join(address, "index.html")));
  for (const text of texts) expect(text.match(/application\/ld\+json/g)).toHaveLength(1);
  await complete(pages);
  expect(pages.map(({ path: address }) => read(path.join(address, "index.html")))).toEqual(texts);
});
