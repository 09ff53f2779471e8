import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILT_SITE } from "../../scripts/server/siteServer";
import { filesBelow } from "../../src/build/files/filesBelow";
import { pathPrefix } from "../../src/build/pathPrefix";
import { HOME } from "./support/builtHtml";
import { expect, test } from "./support/test";

// In the files as they are built: an address that no test opens may be wrong, too.

const owners = new Set(readdirSync("static"));

/** The site's own files with such an ending, what is the owner's left out. */
const filesLike = (ending: string): readonly string[] =>
  filesBelow(BUILT_SITE).filter(
    (file) => file.endsWith(ending) && !owners.has(file.split("/")[0] ?? ""),
  );

const read = (file: string) => readFileSync(join(BUILT_SITE, file), "utf8");

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** `a 1x, b 2x` */
const inSet = (set: string): string[] =>
  set.split(/,\s+/).map((part) => part.trim().split(" ")[0] ?? "");

/** In HTML a value without blanks needs no quotes. */
const SETS = /\s(?:image)?srcset=("[^"]*"|[^\s">]+)/gi;
const LINKS = /\s(?:href|src|poster|action|data-src|data-href)=("[^"]*"|[^\s">]+)/gi;
const IN_STYLES = /url\(\s*["']?([^"')]+)/g;
const STRINGS = /"((?:[^"\\]|\\.)*)"/g;

const unquoted = (value: string): string => value.replace(/^"|"$/g, "");

/** Addresses from the domain's root, as a browser would ask for them, that do not lead to the site. */
const astray = (addresses: readonly string[]): string[] =>
  addresses.filter(
    (address) => /^\/(?!\/)/.test(address) && !address.startsWith(`${pathPrefix()}/`),
  );

const inHtml = (html: string): string[] => [
  ...all(html, LINKS).map(unquoted),
  ...all(html, SETS).map(unquoted).flatMap(inSet),
  ...all(html, IN_STYLES),
];

test("every address in the pages leads to where the site is published", () => {
  const files = filesLike(".html");
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const addresses = inHtml(read(file));
    expect(addresses, file).not.toEqual([]);
    expect(astray(addresses), file).toEqual([]);
  }
});

test("so does every address in styles", () => {
  for (const file of filesLike(".css"))
    expect(astray(all(read(file), IN_STYLES)), file).toEqual([]);
});

test("so does every address of a picture, and in a text, in what pages fetch", () => {
  for (const file of filesLike(".json").filter((name) => name.startsWith("page-data/"))) {
    const strings = all(read(file), STRINGS).map((text): string => JSON.parse(`"${text}"`));
    const files = strings
      .flatMap(inSet)
      .filter((address) => /^\/([\w-]+\/)?static\//.test(address));
    expect(astray(files), file).toEqual([]);
    expect(astray(strings.filter((text) => text.includes("<")).flatMap(inHtml)), file).toEqual([]);
  }
});

test("whole addresses name the site with its path", () => {
  for (const file of filesLike(".xml"))
    for (const address of [
      ...all(read(file), /<(?:loc|link)>(?:<!\[CDATA\[)?([^<\]]+)/g),
      ...all(read(file), /\s(?:href|url)="(https?:[^"]+)"/g),
    ])
      expect(address.startsWith(HOME) || `${address}/` === HOME, `${file}: ${address}`).toBe(true);
  for (const file of filesLike(".html"))
    for (const address of all(
      read(file),
      /<(?:link rel="canonical" href|meta (?:property="og:(?:url|image)"|name="twitter:image") content)="([^"]+)"/g,
    ))
      expect(address.startsWith(HOME), `${file}: ${address}`).toBe(true);
  expect(all(read("robots.txt"), /^Sitemap: (.*)$/gm)).toEqual([`${HOME}sitemap-index.xml`]);
  expect(new URL(HOME).pathname).toBe(`${pathPrefix()}/`);
});
