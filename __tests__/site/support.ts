import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { TextEncoder } from "node:util";
import { gzipSync } from "node:zlib";
import { parse as parseYaml } from "yaml";
import { pathPrefix } from "../../src/build/pathPrefix";
import { slugOf } from "../../src/lib/slug";
import { siteWords } from "../../src/words/siteWords";

// jsdom has none, and `slugOf` needs it.
Object.assign(globalThis, { TextEncoder });

/** The folder of the built site. */
export const SITE_FOLDER = resolve(process.env.BUILT_SITE ?? "public");

export const gzippedBytes = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Paths of all files in a folder, from that folder. */
export const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
        .sort()
    : [];

export const siteFiles = filesIn(SITE_FOLDER);

/** The owner puts what they like into `static/`; the build copies it. */
const ownersFiles = new Set(filesIn(resolve("static")));

/** The files that the build itself has made. */
export const ourFiles = siteFiles.filter(
  (file) => !ownersFiles.has(file.replace(/\.(?:br|gz)$/, "")),
);

export const readSite = (file: string): string => readFileSync(join(SITE_FOLDER, file), "utf8");

// Content, as the owner wrote it.

export const readData = (name: string) => JSON.parse(readFileSync(`data/${name}.json`, "utf8"));

interface App {
  readonly title: string;
  readonly label?: string;
  readonly url: string;
}

interface Owner {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly place?: string;
}

export const site: {
  readonly title: string;
  readonly siteUrl: string;
  readonly owner: Owner;
  readonly moviePlatform?: App;
  readonly framedApps?: readonly App[];
  readonly resume?: { readonly showMail?: boolean };
} = readData("site");

export const hasCareer = existsSync("data/career.json");

export const framedApps: readonly App[] = [
  ...(site.moviePlatform === undefined ? [] : [{ ...site.moviePlatform, label: "Movie DB" }]),
  ...(site.framedApps ?? []),
];

interface NavigationItem {
  readonly title: string;
  readonly section?: string;
  readonly page?: string;
}

export const navigation: readonly NavigationItem[] = readData("navigation");

/** What the owner calls a section. */
const titleOfSection = (key: string): string =>
  navigation.find(({ title, section }) => (section ?? title) === key)?.title ?? key;

interface Item {
  readonly name: string;
  readonly lang?: string;
}

export const projects: readonly Item[] = readData("projects");
export const writtenPosts: readonly (Item & Readonly<Record<string, object>>)[] = readData("posts");

/** A Markdown file's front matter and its text. */
export const readMarkdown = (file: string) => {
  const text = readFileSync(join("data", file), "utf8");
  const [front = "", matter = ""] = /^---\r?\n(.*?)^---\r?$/ms.exec(text) ?? [];
  const fields: Readonly<Record<string, unknown>> = parseYaml(matter) ?? {};
  return { fields, text: text.slice(front.length).replace(/<!--.*?-->/gs, "") };
};

/** The posts in Markdown that are published. */
export const markdownPosts = filesIn("data/posts")
  .filter((file) => /^[^/]+\.md$/.test(file))
  .map((file) => {
    const { fields, text } = readMarkdown(`posts/${file}`);
    const { title, lang, draft } = fields;
    const ownLang = lang === undefined ? {} : { lang: String(lang) };
    return { name: String(title), ...ownLang, text, isDraft: draft === true };
  })
  .filter(({ isDraft }) => !isDraft);

export const posts: readonly Item[] = [...writtenPosts, ...markdownPosts];

const mailsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string")
    return /^(?:mailto:)?([^@\s:/?]+@[^@\s:/?]+)/.exec(value)?.slice(1) ?? [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(mailsIn) : [];
};

/** Every mail address that the owner has written as such. */
export const mailAddresses: ReadonlySet<string> = new Set(
  ["site", "contacts", "projects", "settings", "attribution"].map(readData).flatMap(mailsIn),
);

// Pages, as a browser without scripts parses them.

export const prefix = pathPrefix();

/** The whole address of the site's first page. */
export const HOME = new URL(`${prefix}/`, site.siteUrl).href;

const parse = (text: string, type: DOMParserSupportedType): Document =>
  new DOMParser().parseFromString(text, type);

export const parseHtml = (html: string): Document => parse(html, "text/html");

/** The texts of an XML file's elements of one name. */
export const xmlTexts = (file: string, name: string): readonly string[] => {
  const xml = parse(readSite(file), "application/xml");
  const error = xml.querySelector("parsererror");
  if (error) throw new Error(`${file}: ${error.textContent}`);
  return [...xml.getElementsByTagName(name)].map((element) => element.textContent ?? "");
};

/** The file that a host serves at an address of the site, as a path in the site's folder; undefined if there is none. */
export const fileAt = (address: string): string | undefined => {
  const { origin, pathname } = new URL(address, HOME);
  if (origin !== new URL(HOME).origin || !pathname.startsWith(`${prefix}/`)) return undefined;
  const path = decodeURIComponent(pathname.slice(prefix.length + 1));
  return [path, join(path, "index.html")].find((file) => {
    const found = join(SITE_FOLDER, file);
    return existsSync(found) && statSync(found).isFile();
  });
};

/** The sitemap's addresses. */
export const listedAddresses: readonly string[] = xmlTexts("sitemap-index.xml", "loc").flatMap(
  (address) => xmlTexts(fileAt(address) ?? `no file: ${address}`, "loc"),
);

export interface Page {
  /** The whole address. */
  readonly address: string;
  readonly html: string;
  readonly document: Document;
  /** All text of `<main>`. */
  readonly text: string;
}

/** Text as a reader takes it in: without line breaks, capitals and signs of the design. */
export const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(siteWords.links.newTab, "")
    .replace(/[↗↖]\uFE0E?|[\s\u00AD\u200B-\u200F\u2060\u2066-\u2069]/g, "")
    .toLowerCase();

export const pageAt = (address: string): Page => {
  const html = readSite(fileAt(address) ?? `no file: ${address}`);
  const document = parseHtml(html);
  return { address, html, document, text: document.querySelector("main")?.textContent ?? "" };
};

export const pages: readonly Page[] = listedAddresses.map(pageAt);

const pageOf = (path: string, what: string): Page => {
  const { href } = new URL(`.${path}`, HOME);
  const page = pages.find(({ address }) => address === href);
  if (page === undefined) throw new Error(`There is no page of ${what}.`);
  return page;
};

/** The page with a section. The section that the owner shows on arrival is the first page. */
export const sectionPage = (title: string): Page => {
  const folder = `/${slugOf(title)}/`;
  const isListed = listedAddresses.includes(new URL(`.${folder}`, HOME).href);
  return pageOf(isListed ? folder : "/", title);
};

/** The page with a project or post, found by its title among the pages below that of its section. */
const itemPage = (name: string, section: "Projects" | "Posts"): Page => {
  const folder = new URL(`./${slugOf(titleOfSection(section))}/`, HOME).href;
  const found = pages.find(
    ({ address, document }) =>
      address.startsWith(folder) && address !== folder && document.title === titleWith(name),
  );
  if (found === undefined) throw new Error(`There is no page of ${name}.`);
  return found;
};

export const projectPage = (name: string): Page => itemPage(name, "Projects");
export const postPage = (name: string): Page => itemPage(name, "Posts");

/** The pages of windows that frame another site. */
export const framePages: readonly Page[] = framedApps.map(({ title, label = title }) =>
  pageOf(`/${slugOf(label)}/`, title),
);

export const resumePages: readonly Page[] = hasCareer
  ? [pageOf("/resume/", siteWords.titles.resume)]
  : [];

/** The whole title of a page. */
export const titleWith = (title: string): string => `${title} · ${site.title}`;

export const metaOf = ({ document }: Page, name: string): string | null | undefined =>
  document.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute("content");

/** The first addresses of `a 1x, b 2x`. */
const inSourceSet = (set: string): readonly string[] =>
  set.split(/,\s+/).map((part) => part.trim().split(/\s/)[0] ?? "");

const ADDRESS_ATTRIBUTES = ["href", "src", "poster", "data-src", "data-href"];
const SET_ATTRIBUTES = ["srcset", "imagesrcset"];

/** All addresses that some HTML leads to or loads from. */
export const addressesIn = (document: Document): readonly string[] => {
  const values = (name: string) =>
    [...document.querySelectorAll(`[${name}]`)].map(
      (element) => element.getAttribute(name)?.trim() ?? "",
    );
  const styles = [...document.querySelectorAll("style")].map(
    ({ textContent }) => textContent ?? "",
  );
  return [
    ...ADDRESS_ATTRIBUTES.flatMap(values),
    ...SET_ATTRIBUTES.flatMap(values).flatMap(inSourceSet),
    ...styles.flatMap(addressesInStyles),
  ];
};

export const addressesInStyles = (css: string): readonly string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = ""]) => address);
