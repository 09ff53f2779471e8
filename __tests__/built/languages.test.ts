/** @jest-environment jsdom */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { rootPrefix } from "../../src/content/files";
import { languagePath, siteLanguages } from "../../src/words/siteLanguage";
import { parseHtml, readSite, SITE_FOLDER, site, siteFiles } from "./support";

const [first, ...others] = siteLanguages();

/** The languages of the site, and the folder of each. */
const LANGUAGES = [
  { lang: first, folder: "" },
  ...others.map((lang) => ({ lang, folder: `${languagePath(lang).slice(1)}/` })),
];

const PAGE = /^(?!404|for\/|static\/).*index\.html$/;

const parsed = new Map<string, Document>();

const documentOf = (file: string): Document => {
  const known = parsed.get(file) ?? parseHtml(readSite(file));
  parsed.set(file, known);
  return known;
};

const home = new URL(`${rootPrefix()}/`, site.siteUrl).href;
const fileAt = (address: string) => `${address.slice(home.length)}index.html`;

/** The site's pages in every language, by their address below its folder. */
const pages = siteFiles.filter(
  (file) =>
    PAGE.test(file) &&
    LANGUAGES.every(({ folder }) => existsSync(join(SITE_FOLDER, folder, file))) &&
    documentOf(file).documentElement.lang !== "" &&
    documentOf(file).querySelector("#___gatsby") !== null,
);

const alternatesOf = (page: Document) =>
  Object.fromEntries(
    [...page.querySelectorAll("link[hreflang]")].map((link) => [
      link.getAttribute("hreflang"),
      link.getAttribute("href"),
    ]),
  );

test("each language has every page, in its own language and direction, and names the others", () => {
  expect(pages.length).toBeGreaterThan(1);
  if (others.length === 0) return;
  for (const file of pages) {
    const address = file.replace(/index\.html$/, "");
    const alternates = Object.fromEntries(
      LANGUAGES.map(({ lang, folder }) => [lang, home + folder + address]),
    );
    for (const { lang, folder } of LANGUAGES) {
      const page = documentOf(folder + file);
      const isPlain = file === "page/index.html";
      expect([folder + file, page.documentElement.lang]).toEqual([folder + file, lang]);
      expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
        home + folder + (isPlain ? "" : address),
      );
      expect(alternatesOf(page)).toEqual(
        isPlain ? {} : { ...alternates, "x-default": alternates[first] },
      );
      const links = [...page.querySelectorAll("header a[hreflang]")];
      expect(links.map((it) => [it.getAttribute("hreflang"), it.getAttribute("href")])).toEqual(
        LANGUAGES.filter((it) => it.lang !== lang).map((it) => [
          it.lang,
          new URL(alternates[it.lang] ?? "").pathname,
        ]),
      );
    }
  }
});

test("each language's sitemap has its own pages, whose other languages are there", () => {
  for (const { folder } of LANGUAGES) {
    const sitemap = new DOMParser().parseFromString(readSite(`${folder}sitemap-0.xml`), "text/xml");
    const urls = [...sitemap.querySelectorAll("url")];
    for (const url of urls) {
      expect(url.querySelector("loc")?.textContent?.startsWith(home + folder)).toBe(true);
      const others = [...url.getElementsByTagName("xhtml:link")];
      expect(others).toHaveLength(LANGUAGES.length > 1 ? LANGUAGES.length + 1 : 0);
      for (const link of others)
        expect(existsSync(join(SITE_FOLDER, fileAt(link.getAttribute("href") ?? "")))).toBe(true);
    }
    expect(readSite("robots.txt")).toContain(`Sitemap: ${home}${folder}sitemap-index.xml`);
  }
});

test("links inside a page stay in its language, and files for hosts are at the root alone", () => {
  for (const { folder } of LANGUAGES.slice(1)) {
    const ownPath = new URL(home + folder).pathname;
    for (const file of pages) {
      const links = [...documentOf(folder + file).querySelectorAll("a[href^='/']:not([hreflang])")];
      const outside = links.filter((it) => !it.getAttribute("href")?.startsWith(ownPath));
      expect([file, outside.map((it) => it.getAttribute("href"))]).toEqual([file, []]);
    }
    for (const name of ["_headers", "robots.txt", "sw.js", "service-worker.js"])
      expect(existsSync(join(SITE_FOLDER, folder, name))).toBe(false);
  }
});
