import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import {
  addressesIn,
  addressesInStyles,
  allPages,
  fileAt,
  HOME,
  mailAddresses,
  ourFiles,
  pages,
  parseHtml,
  prefix,
  projects,
  readSite,
  SITE_FOLDER,
  sections,
  site,
  siteFiles,
} from "./support";

const bytesOf = (file: string): Buffer => readFileSync(join(SITE_FOLDER, file));

const filesLike = (ending: RegExp): readonly string[] =>
  ourFiles.filter((file) => ending.test(file));

const linkedFile = (rel: string): string => {
  const link = pages[0]?.document.querySelector(`link[rel="${rel}"]`)?.getAttribute("href");
  return join(SITE_FOLDER, fileAt(link ?? "?") ?? "");
};

test("pages have an SVG icon, an opaque icon for phones, and browsers find one at the usual address", async () => {
  expect((await sharp(linkedFile("icon")).metadata()).format).toBe("svg");
  const touchIcon = await sharp(linkedFile("apple-touch-icon")).metadata();
  expect(touchIcon).toMatchObject({ format: "png", width: 180, height: 180, hasAlpha: false });
  // An icon file has the width and height of its first image in its seventh and eighth byte.
  expect([...bytesOf("favicon.ico").subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
});

test("no picture, of the build or the owner's own, tells a camera, a place or a time", async () => {
  const pictures = siteFiles.filter((file) => /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i.test(file));
  expect(pictures).not.toEqual([]);
  for (const file of pictures) {
    const { exif, xmp, iptc, orientation = 1 } = await sharp(bytesOf(file)).metadata();
    expect([file, exif ?? xmp ?? iptc, orientation]).toEqual([file, undefined, 1]);
  }
});

test("a page without scripts links to every mail address of the contacts", () => {
  const pages = allPages.map(({ document }) => document.body.innerHTML).join("");
  const links = mailAddresses.map((mail) => `href="mailto:${mail}`);
  expect(links.filter((link) => !pages.includes(link))).toEqual([]);
});

test("licences.txt has each package with its version and licence, and Attribution leads to it", () => {
  const [, ...parts] = readSite("licences.txt").split(/^-{70,}$/m);
  const named = parts.map((part) => [...part.matchAll(/^(\S+ \d\S*) \(.+\)$/gm)]);
  for (const name of ["react", "minisearch", "@fontsource-variable/geist-mono"]) {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
    expect(named.flat().map(([, found]) => found)).toContain(`${name} ${version}`);
  }
  expect(named.filter((names) => names.length === 0)).toEqual([]);
  expect(parts.filter((part) => !/licen[cs]e|copyright/i.test(part))).toEqual([]);
  for (const { key, page } of sections)
    if (key === "Attribution")
      expect(addressesIn(page.document)).toContain(`${prefix}/licences.txt`);
});

/** Addresses from the root of the domain that don't lead to the site. */
const outside = (addresses: readonly string[]): readonly string[] =>
  addresses.filter((address) => /^\/(?!\/)/.test(address) && !address.startsWith(`${prefix}/`));

test("every address in pages, styles and page data has the path prefix", () => {
  for (const file of filesLike(/\.html$/))
    expect([file, ...outside(addressesIn(parseHtml(readSite(file))))]).toEqual([file]);
  for (const file of filesLike(/\.css$/))
    expect([file, ...outside(addressesInStyles(readSite(file)))]).toEqual([file]);
  for (const file of filesLike(/^page-data\/.*\.json$/)) {
    const files: string[] = [];
    JSON.parse(readSite(file), (key, value: unknown) => {
      if (typeof value !== "string") return value;
      if (key === "html") files.push(...addressesIn(parseHtml(value)));
      // Components add the prefix to other addresses.
      if (key === "srcSet") files.push(...value.split(/,\s+/));
      return value;
    });
    expect([file, ...outside(files)]).toEqual([file]);
  }
});

test("a project's page lets its drawn cover move, and search shows the same file, as it does of a post", () => {
  const documents: { address: string; cover?: string }[] = JSON.parse(readSite("search.json"));
  const view = "?live#live";
  for (const { name, page } of projects) {
    const source = page.document.querySelector(`picture > [srcset$="${view}"]`);
    const cover = source?.getAttribute("srcset")?.replace(view, "");
    const found = documents.find(
      ({ address }) => new URL(`.${address}`, HOME).href === page.address,
    );
    expect([name, found?.cover && prefix + found.cover]).toEqual([name, cover]);
  }
  for (const { address, cover } of documents)
    if (cover) expect([address, fileAt(prefix + cover)]).not.toContain(undefined);
});

test("every style sheet that fills the shared layer names it after the base", () => {
  const sheets = filesLike(/\.css$/).filter((file) => readSite(file).includes("@layer shared"));
  expect(sheets).not.toEqual([]);
  for (const file of sheets)
    expect([file, readSite(file).match(/@layer[^{;]*/)?.[0]]).toEqual([
      file,
      expect.stringMatching(/^@layer base/),
    ]);
});

test("the owner's drawn portrait may move on the first page, in the same file", () => {
  const picture = pages[0]?.document.querySelector("picture:has(> .u-photo)");
  const { photo }: { photo?: { file: string } } = Object(site.owner);
  expect(Boolean(picture)).toBe(photo?.file.endsWith(".svg") ?? false);
  if (!picture) return;
  const src = picture.querySelector("img")?.getAttribute("src");
  expect(picture.querySelector("source")?.getAttribute("srcset")).toBe(`${src}?live#live`);
});

test("the owner's portrait is the tile of About Me, also on a site below a path", () => {
  const tiles = pages[0]?.document.querySelectorAll("svg[style*='url(']") ?? [];
  const files = [...tiles].flatMap((it) => addressesInStyles(it.getAttribute("style") ?? ""));
  expect(files.length > 0).toBe("photo" in site.owner);
  expect(files.filter((file) => !fileAt(file))).toEqual([]);
});

/** The owner writes as much and shows as many icons as they like, and the head repeats it. */
const withoutContent = (html: string): string =>
  html
    .replace(/<svg.*?<\/svg>|<(?:title|meta|script) data-react-helmet[^<]*/gs, "")
    .replace(/<main.*<\/main>/s, (main) => main.replace(/>[^<]+</g, "><"));

test("the HTML of a page is no more than 20.7 KB gzipped beside the owner's texts and icons", () => {
  for (const { address, html } of pages) {
    const { length } = gzipSync(withoutContent(html), { level: 9 });
    expect([address, length > 20_700]).toEqual([address, false]);
  }
});

const outsideLayers = (styles: string): string => {
  const start = styles.search(/@layer [^;{]+\{/);
  if (start < 0) return styles;
  let end = styles.indexOf("{", start) + 1;
  for (let depth = 1; depth > 0; end++) depth += { "{": 1, "}": -1 }[styles.charAt(end)] ?? 0;
  return styles.slice(0, start) + outsideLayers(styles.slice(end));
};

test("styles may arrive in any order: if an element has classes of several files, all but one are in a layer", () => {
  const classesIn = (text: string) => text.match(/\b[A-Z][A-Za-z]+\d+\b/g) ?? [];
  const outside = new Set(
    filesLike(/\.css$/).flatMap((file) => classesIn(outsideLayers(readSite(file)))),
  );
  const lists = filesLike(/\.(?:html|js)$/).flatMap(
    (file) => readSite(file).match(/\b[A-Z][A-Za-z]+\d+(?: [A-Z][A-Za-z]+\d+)+\b/g) ?? [],
  );
  expect(lists).not.toEqual([]);
  const filesOf = (list: string) =>
    classesIn(list)
      .filter((name) => outside.has(name))
      .map((name) => name.replace(/\d+$/, ""));
  expect([...new Set(lists)].filter((list) => new Set(filesOf(list)).size > 1)).toEqual([]);
});
