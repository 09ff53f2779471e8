import { sitemapPaths } from "../../../scripts/smoke/sitemapPaths";

afterEach(() => {
  delete process.env.PATH_PREFIX;
});

const loc = (...addresses: string[]) =>
  addresses.map((address) => `<url><loc>${address}</loc></url>`).join("\n");

/** A site's files by their path. */
const readFrom = (files: Readonly<Record<string, string>>) => async (path: string) => {
  const text = files[path];
  if (text === undefined) throw new Error(`Nothing is at ${path}.`);
  return text;
};

test("the pages of all sitemaps are listed, wherever the site is published", async () => {
  const read = readFrom({
    "/sitemap-index.xml": loc("https://ada.dev/sitemap-0.xml", "https://ada.dev/sitemap-1.xml"),
    "/sitemap-0.xml": loc("https://ada.dev/", "https://ada.dev/projects/tea-&amp;-co/"),
    "/sitemap-1.xml": loc("https://ada.dev/posts/%E6%97%A5/"),
  });
  expect(await sitemapPaths(read)).toEqual(["/", "/projects/tea-&-co/", "/posts/%E6%97%A5/"]);
});

test("the path at which the site is published is not theirs", async () => {
  process.env.PATH_PREFIX = "portfolio";
  const read = readFrom({
    "/sitemap-index.xml": loc("https://ada.dev/portfolio/sitemap-0.xml"),
    "/sitemap-0.xml": loc("https://ada.dev/portfolio/", "https://ada.dev/portfolio/mission/"),
  });
  expect(await sitemapPaths(read)).toEqual(["/", "/mission/"]);
});

test("a sitemap that is missing is no empty one", async () => {
  await expect(sitemapPaths(readFrom({}))).rejects.toThrow("Nothing is at /sitemap-index.xml.");
});
