import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { TextEncoder } from "node:util";
import { parse as parseYaml } from "yaml";
import { filesBelow, pathPrefix } from "../../src/content/files";
import { slugOf } from "../../src/content/text";
import { languagePath, siteLanguages } from "../../src/words/siteLanguage";
import { words as siteWords } from "../../src/words/words";

// jsdom has none, and `slugOf` needs it.
Object.assign(globalThis, { TextEncoder });

export const SITE_FOLDER = resolve(process.env.BUILT_SITE ?? "public");

export const siteFiles: readonly string[] = filesBelow(SITE_FOLDER).sort();

/** The build copies what the owner has in `static/`. */
const ownersFiles = new Set(filesBelow("static"));

/** The folders of the site's other languages, each of which holds a whole site. */
export const otherFolders = siteLanguages()
  .slice(1)
  .map((tag) => `${languagePath(tag).slice(1)}/`);

/** A file's path below the folder of its language. */
export const withoutLanguage = (file: string): string =>
  file.slice(otherFolders.find((folder) => file.startsWith(folder))?.length ?? 0);

/** The files that the build itself has made, except compressed copies. */
export const ourFiles = siteFiles.filter(
  (file) => !ownersFiles.has(withoutLanguage(file)) && !/\.(?:br|gz)$/.test(file),
);

export const readSite = (file: string): string => readFileSync(join(SITE_FOLDER, file), "utf8");

export const readData = (name: string) => JSON.parse(readFileSync(`data/${name}.json`, "utf8"));

interface App {
  readonly title: string;
  readonly label?: string;
  readonly url: string;
}

export const site: {
  readonly title: string;
  readonly siteUrl: string;
  readonly analytics?: { readonly src: string };
  readonly owner: Readonly<Record<"name" | "role" | "email", string>> & { readonly place?: string };
  readonly framedApps?: readonly App[];
  readonly resume?: { readonly showMail?: boolean };
} = readData("site");

export const hasCareer = existsSync("data/career.json");

export const framedApps: readonly App[] = site.framedApps ?? [];

/** A Markdown file's front matter and its text. */
export const readMarkdown = (file: string) => {
  const text = readFileSync(join("data", file), "utf8");
  const [front = "", matter = ""] = /^---\r?\n(.*?)^---\r?$/ms.exec(text) ?? [];
  const fields: Readonly<Record<string, unknown>> = parseYaml(matter) ?? {};
  return { fields, text: text.slice(front.length).replace(/<!--.*?-->/gs, "") };
};

interface WrittenItem {
  readonly name: string;
  /** The language of its texts, if that is not the site's. */
  readonly lang?: string;
  /** The address at which a project runs. */
  readonly live?: string;
  /** Whether the site there refuses to be framed. */
  readonly refusesFrames?: boolean;
  /** The path of the page that measures a project's claim. */
  readonly experiment?: string;
  /** All of it, as it is in a JSON file. */
  readonly data?: Readonly<Record<string, object>> & { readonly start?: string };
  /** Its text in Markdown. */
  readonly markdown?: string;
}

const itemsIn = (file: string): readonly WrittenItem[] =>
  readData(file).map((data: WrittenItem & { title?: string }) => {
    const { name, title, lang, live, refusesFrames, experiment } = data;
    return { name: title ?? name, lang, live, refusesFrames, experiment, data };
  });

/** The projects or posts in Markdown that are published. A project has no day. */
const markdownItems = (folder: string) =>
  filesBelow(`data/${folder}`)
    .filter((file) => /^[^/]+(?:\/index)?\.md$/.test(file))
    .map((file) => readMarkdown(`${folder}/${file}`))
    .filter(({ fields: { draft, date } }) => !draft && !(new Date(String(date)) > new Date()))
    .map(
      ({
        fields: { name, title = name, lang, live, refusesFrames, experiment },
        text,
      }): WrittenItem => {
        const item = {
          ...{ name: String(title), markdown: text, refusesFrames: refusesFrames === true },
          ...(live ? { live: String(live) } : {}),
          ...(experiment ? { experiment: String(experiment) } : {}),
        };
        return typeof lang === "string" ? { ...item, lang } : item;
      },
    );

const mailsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string")
    return /^(?:mailto:)?([^@\s:/?]+@[^@\s:/?]+)/.exec(value)?.slice(1) ?? [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(mailsIn) : [];
};

/** Every mail address that the owner has written in a mail field. */
export const mailAddresses: readonly string[] = mailsIn(
  ["site", "contacts", "projects", "settings", "attribution"].map(readData),
);

// Pages, as a browser without scripts has them.

export const prefix = pathPrefix();

/** The whole address of the site's first page. */
export const HOME = new URL(`${prefix}/`, site.siteUrl).href;

export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(html, "text/html");

/** The texts of an XML file's elements of one name. */
export const xmlTexts = (file: string, name: string): readonly string[] => {
  const xml = new DOMParser().parseFromString(readSite(file), "application/xml");
  const error = xml.querySelector("parsererror");
  if (error) throw new Error(`${file}: ${error.textContent}`);
  return [...xml.getElementsByTagName(name)].map((element) => element.textContent ?? "");
};

/** The file at an address of the site, as a path in the site's folder; undefined if there is none. */
export const fileAt = (address: string): string | undefined => {
  const { origin, pathname } = new URL(address, HOME);
  if (origin !== new URL(HOME).origin || !pathname.startsWith(`${prefix}/`)) return undefined;
  const path = decodeURIComponent(pathname.slice(prefix.length + 1));
  return [path, join(path, "index.html")].find((file) => siteFiles.includes(file));
};

/** The sitemap's addresses. */
export const listedAddresses = xmlTexts("sitemap-index.xml", "loc").flatMap((address) =>
  xmlTexts(fileAt(address) ?? address, "loc"),
);

/** A text normalised for comparison: without line breaks, capitals, symbols of the design and characters that no page may have. */
export const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(siteWords.links.newTab, "")
    .replace(/[↗↖]\uFE0E?|[\s\p{Cc}\p{Cf}\uFFFD-\uFFFF]/gu, "")
    .toLowerCase();

const pageAt = (address: string) => {
  const html = readSite(fileAt(address) ?? address);
  const document = parseHtml(html);
  const textOf = (element: string) => document.querySelector(element)?.textContent ?? "";
  return { address, html, document, title: textOf("title"), text: textOf("main") };
};

export type Page = ReturnType<typeof pageAt>;

export const pages: readonly Page[] = listedAddresses.map(pageAt);

/** The page for unknown addresses. */
export const notFound = pageAt(`${HOME}404.html`);
/** The site as one document, which is another form of the first page. */
export const plainPage = pageAt(`${HOME}page/`);
export const allPages: readonly Page[] = [...pages, notFound, plainPage];

const existingPage = (what: string, isRight: (page: Page) => boolean): Page => {
  const page = pages.find(isRight);
  if (page === undefined) throw new Error(`There is no page of ${what}.`);
  return page;
};

/** The address of the folder with a section's pages. */
const folderOf = (title: string): string => new URL(`./${slugOf(title)}/`, HOME).href;

type NavigationItem = { readonly [key in "title" | "section" | "page"]?: string };

/** The sections, by the keys that the content files have for them. */
export const sections = (readData("navigation") as readonly NavigationItem[]).map(
  ({ title = "", section = title, page: file }) => {
    // The section that the owner shows on arrival is the first page.
    const folder = folderOf(title);
    const own = listedAddresses.includes(folder) ? folder : HOME;
    const page = existingPage(title, ({ address }) => address === own);
    return { key: file === undefined ? section : null, title, file, page };
  },
);

/** Adds its page to each item of a section: the page in the section's folder that has its title. */
const withPages = (key: string, items: readonly WrittenItem[]) => {
  const folder = folderOf(sections.find((section) => section.key === key)?.title ?? key);
  return items.map((item) => ({
    ...item,
    page: existingPage(
      item.name,
      ({ address, title }) =>
        address.startsWith(folder) &&
        address !== folder &&
        plain(title) === plain(titleWith(item.name)),
    ),
  }));
};

/** The whole title of a page. */
export const titleWith = (title: string): string => `${title} · ${site.title}`;

export const projects = withPages("Projects", [
  ...itemsIn("projects"),
  ...markdownItems("projects"),
]);
export const posts = withPages("Posts", [...itemsIn("posts"), ...markdownItems("posts")]);

/** The projects that run somewhere, which a window shows beside them. */
export const liveProjects = projects.filter(({ live }) => live !== undefined);

/** The pages of windows: those that frame another site, and the résumé's. */
export const framePages = [
  ...framedApps.map(({ title, label = title }) =>
    existingPage(title, ({ address }) => address === folderOf(label)),
  ),
  ...liveProjects.map(({ name, page }) =>
    existingPage(name, ({ address }) => address === `${page.address}live/`),
  ),
];
export const resumePage = hasCareer
  ? existingPage(siteWords.titles.resume, ({ address }) => address === folderOf("resume"))
  : undefined;

/** The résumé's pages in other languages, each with its file of `data/`. */
export const translations = filesBelow("data").flatMap((file) => {
  const [, tag] = /^career\.(.+)\.json$/.exec(file) ?? [];
  // A language of the site has its résumé among its own pages.
  if (tag === undefined || siteLanguages().includes(tag)) return [];
  const address = `${folderOf("resume")}${tag.toLowerCase()}/`;
  const page = existingPage(file, (it) => it.address === address);
  return [{ tag, page, written: readData(`career.${tag}`) }];
});

/** The résumé's pages in all of its languages, the site's first. */
export const resumePages = [resumePage, ...translations.map(({ page }) => page)].flatMap(
  (page) => page ?? [],
);

export const metaOf = ({ document }: Page, name: string): string | null | undefined =>
  document.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute("content");

export const addressesInStyles = (css: string): readonly string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = ""]) => address);

/** All addresses that some HTML leads to or loads from, as they are written. */
export const addressesIn = (document: Document): readonly string[] =>
  [...document.querySelectorAll("*")].flatMap((element) => [
    ...["href", "src", "poster", "data-src", "data-href"].flatMap(
      (name) => element.getAttribute(name)?.trim() ?? [],
    ),
    ...["srcset", "imagesrcset"]
      .flatMap((name) => element.getAttribute(name)?.split(/,\s+/) ?? [])
      .map((part) => part.trim().split(/\s/)[0] ?? ""),
    ...(element.localName === "style" ? addressesInStyles(element.textContent ?? "") : []),
  ]);
