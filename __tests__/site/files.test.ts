import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import {
  addressesIn,
  addressesInStyles,
  fileAt,
  gzippedBytes,
  HOME,
  mailAddresses,
  metaOf,
  navigation,
  ourFiles,
  pages,
  parseHtml,
  prefix,
  readSite,
  SITE_FOLDER,
  sectionPage,
  xmlTexts,
} from "./support";

const bytesOf = (file: string): Buffer => readFileSync(join(SITE_FOLDER, file));

const filesLike = (ending: RegExp): readonly string[] =>
  ourFiles.filter((file) => ending.test(file));

const linkOf = (rel: string): string => {
  const links = pages.map(
    ({ address, document }) =>
      new URL(document.querySelector(`link[rel="${rel}"]`)?.getAttribute("href") ?? "?", address)
        .href,
  );
  expect(new Set(links).size).toBe(1);
  return fileAt(links[0] ?? "") ?? "";
};

test("pages have an SVG icon, an opaque icon for phones, and browsers find one at the usual address", async () => {
  expect((await sharp(join(SITE_FOLDER, linkOf("icon"))).metadata()).format).toBe("svg");
  const touchIcon = await sharp(join(SITE_FOLDER, linkOf("apple-touch-icon"))).metadata();
  expect(touchIcon).toMatchObject({ format: "png", width: 180, height: 180, hasAlpha: false });
  // An icon file has the width and height of its first image in its seventh and eighth byte.
  expect([...bytesOf("favicon.ico").subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
});

test("no file has a mail address or a mail link that address collectors find", () => {
  const forPeople = /^(?:resume\.(?:json|txt)|contact\.vcf|licences\.txt)$/;
  for (const file of filesLike(/\.(?:html|js|json|xml|txt|css)$/)) {
    if (forPeople.test(file)) continue;
    const text = readSite(file);
    expect([file, ...[...mailAddresses].filter((mail) => text.includes(mail))]).toEqual([file]);
    if (file.endsWith(".html")) expect([file, text.includes("mailto:")]).toEqual([file, false]);
  }
});

test("compressed copies have the content of their files", () => {
  const copies = filesLike(/\.(?:br|gz)$/);
  expect(copies).toContain("index.html.br");
  expect(copies).toContain("index.html.gz");
  const different = copies.filter((copy) => {
    const content = copy.endsWith(".br")
      ? brotliDecompressSync(bytesOf(copy))
      : gunzipSync(bytesOf(copy));
    return !content.equals(bytesOf(copy.replace(/\.(?:br|gz)$/, "")));
  });
  expect(different).toEqual([]);
});

test("licences.txt has each package with its version and licence, and Attribution leads to it", () => {
  const [, ...parts] = readSite("licences.txt").split(/^-{70,}$/m);
  const named = parts.map((part) => [...part.matchAll(/^(\S+ \d\S*) \(.+\)$/gm)]);
  for (const name of ["react", "react-dom"]) {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
    expect(named.flat().map(([, found]) => found)).toContain(`${name} ${version}`);
  }
  expect(named.filter((names) => names.length === 0)).toEqual([]);
  expect(parts.filter((part) => !/licen[cs]e|copyright/i.test(part))).toEqual([]);
  for (const { title, section = title } of navigation)
    if (section === "Attribution")
      expect(addressesIn(sectionPage(title).document)).toContain(`${prefix}/licences.txt`);
});

/** Addresses from the root of the domain that don't lead to the site. */
const outside = (addresses: readonly string[]): readonly string[] =>
  addresses.filter((address) => /^\/(?!\/)/.test(address) && !address.startsWith(`${prefix}/`));

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

test("every address in pages, styles and page data has the path prefix", () => {
  for (const file of filesLike(/\.html$/))
    expect([file, ...outside(addressesIn(parseHtml(readSite(file))))]).toEqual([file]);
  for (const file of filesLike(/\.css$/))
    expect([file, ...outside(addressesInStyles(readSite(file)))]).toEqual([file]);
  for (const file of filesLike(/^page-data\/.*\.json$/)) {
    const strings = stringsIn(JSON.parse(readSite(file)));
    const files = strings
      .flatMap((text) => text.split(/,\s+/))
      .filter((address) => /^\/(?:[\w-]+\/)?static\//.test(address));
    const linked = strings
      .filter((text) => text.includes("<"))
      .flatMap((html) => addressesIn(parseHtml(html)));
    expect([file, ...outside([...files, ...linked])]).toEqual([file]);
  }
});

test("whole addresses in the head, the sitemap and the feed begin with the site's address", () => {
  const inHeads = pages.flatMap((page) => [
    page.document.querySelector("link[rel=canonical]")?.getAttribute("href"),
    metaOf(page, "og:url"),
    metaOf(page, "og:image"),
  ]);
  const inFiles = filesLike(/^(?:rss|sitemap[\w-]*)\.xml$/).flatMap((file) =>
    ["loc", "link"].flatMap((name) => xmlTexts(file, name)),
  );
  const addresses = [...inHeads, ...inFiles.filter((address) => address !== "")];
  expect(addresses.filter((address) => !address?.startsWith(HOME))).toEqual([]);
});

const PAGE_GZIPPED_BYTES = 22_000;

test("the HTML of a page is no more than 22 KB gzipped beside the page's own text", () => {
  const sizes = pages.map(({ address, html, text }) => ({
    address,
    bytes: gzippedBytes(html) - gzippedBytes(text),
  }));
  expect(sizes.filter(({ bytes }) => bytes > PAGE_GZIPPED_BYTES)).toEqual([]);
});
