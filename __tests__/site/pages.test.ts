import { join } from "node:path";
import sharp from "sharp";
import { directionOf } from "../../src/words/direction";
import { direction, language } from "../../src/words/locale.words";
import { siteWords } from "../../src/words/siteWords";
import { ownerTexts } from "./ownerTexts";
import {
  addressesIn,
  fileAt,
  framePages,
  HOME,
  listedAddresses,
  metaOf,
  navigation,
  ourFiles,
  type Page,
  pageAt,
  pages,
  parseHtml,
  plain,
  postPage,
  posts,
  projectPage,
  projects,
  readSite,
  resumePages,
  SITE_FOLDER,
  sectionPage,
  site,
  titleWith,
} from "./support";

const notFound = pageAt(new URL("404.html", HOME).href);
const allPages = [...pages, notFound];

/** What is wrong with pages, each error with its page's address. */
const errorsIn = (checked: readonly Page[], errorsOf: (page: Page) => readonly string[]) =>
  checked.flatMap((page) => errorsOf(page).map((error) => `${page.address}: ${error}`));

const unless = (isRight: boolean, error: string): readonly string[] => (isRight ? [] : [error]);

/** An element's text, without what is there for the pointer only. */
const textOf = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return plain(copy.textContent ?? "");
};

const headingsOf = ({ document }: Page) => [...document.querySelectorAll("h1,h2,h3,h4,h5,h6")];

test("the site has a page for each section, project, post and app, and no other", () => {
  const expected = [
    ...navigation.map(({ title }) => sectionPage(title)),
    ...projects.map(({ name }) => projectPage(name)),
    ...posts.map(({ name }) => postPage(name)),
    ...framePages,
    ...resumePages,
  ].map(({ address }) => address);
  expect(expected).toContain(HOME);
  expect([...listedAddresses].sort()).toEqual([...new Set(expected)].sort());
  expect(new Set(expected).size).toBe(expected.length);
});

test("the sitemap lists every page that the build has made except the one for unknown addresses", () => {
  const made = ourFiles.filter((file) => file.endsWith(".html") && !/^404(?:\.|\/)/.test(file));
  expect(listedAddresses.map(fileAt).sort()).toEqual([...made].sort());
});

test("each page has its own title, one first heading and a heading that says what it shows", () => {
  const sections = navigation.map(({ title }) => sectionPage(title).address);
  const errors = errorsIn(pages, (page) => {
    const { title } = page.document;
    if (page.address === HOME) return unless(title === site.title, `title "${title}"`);
    const own = title.slice(0, -titleWith("").length);
    const headings = headingsOf(page).map(textOf);
    // The owner may give a section's text a heading of its own.
    const isSection = sections.includes(page.address);
    return [
      ...unless(own !== "" && title === titleWith(own), `title "${title}"`),
      ...unless(isSection || headings.includes(plain(own)), `no heading "${own}"`),
      ...unless(page.document.querySelector("main h3,main h2") !== null, "no heading in main"),
    ];
  });
  expect(errors).toEqual([]);
  const firsts = errorsIn(allPages, ({ document }) =>
    unless(document.querySelectorAll("h1").length === 1, "not one h1"),
  );
  expect(firsts).toEqual([]);
});

test("no two pages of a section have the same title or description", () => {
  const folderOf = ({ address }: Page) => address.slice(HOME.length).split("/")[0];
  for (const property of ["title", "description"] as const) {
    const texts = pages.map((page) => {
      const text = property === "title" ? page.document.title : metaOf(page, "description");
      return `${folderOf(page)}: ${text}`;
    });
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test("the head of each page has its description, address, language and the same for link previews", () => {
  const postAddresses = posts.map(({ name }) => postPage(name).address);
  for (const page of pages) {
    const { document, address } = page;
    const { lang, dir } = document.documentElement;
    expect({
      canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
      lang,
      dir: dir || "ltr",
      hasDescription: /\S/.test(metaOf(page, "description") ?? ""),
      title: metaOf(page, "og:title"),
      description: metaOf(page, "og:description"),
      url: metaOf(page, "og:url"),
      type: metaOf(page, "og:type"),
      card: metaOf(page, "twitter:card"),
    }).toEqual({
      canonical: address,
      lang: language,
      dir: direction,
      hasDescription: true,
      title: document.title,
      description: metaOf(page, "description"),
      url: address,
      type: postAddresses.includes(address) ? "article" : "website",
      card: "summary_large_image",
    });
  }
});

test("each page has a link preview image of the size that its head says", async () => {
  for (const page of pages) {
    const file = fileAt(metaOf(page, "og:image") ?? "");
    expect([page.address, file]).toEqual([page.address, expect.stringMatching(/\.jpg$/)]);
    const { format, width, height } = await sharp(join(SITE_FOLDER, file ?? "")).metadata();
    expect([page.address, format, `${width}`, `${height}`]).toEqual([
      page.address,
      "jpeg",
      metaOf(page, "og:image:width"),
      metaOf(page, "og:image:height"),
    ]);
    expect(metaOf(page, "og:image:alt")).toMatch(/\S/);
  }
});

test("the owner's texts are in the HTML of the pages that show them", () => {
  const errors = [...ownerTexts()].flatMap(([{ address, text }, texts]) => {
    const shown = plain(text);
    return texts
      .filter((written) => !shown.includes(plain(written)))
      .map((written) => `${address}: ${written}`);
  });
  expect(errors).toEqual([]);
});

test("a page in a language of its own says so", () => {
  const written = [
    ...projects.map((item) => ({ ...item, page: projectPage(item.name) })),
    ...posts.map((item) => ({ ...item, page: postPage(item.name) })),
  ];
  const errors = written.flatMap(({ name, lang = language, page }) => {
    const heading = headingsOf(page).find((element) => textOf(element) === plain(name));
    const around = heading?.closest("[lang]");
    const dir = heading?.closest("[dir]")?.getAttribute("dir") ?? "ltr";
    const isRight = around?.getAttribute("lang") === lang && dir === directionOf(lang);
    return unless(isRight, `${page.address}: ${around?.getAttribute("lang")} ${dir}, not ${lang}`);
  });
  expect(errors).toEqual([]);
});

test("each page without scripts leads to all sections", () => {
  const sections = navigation.map(({ title }) => sectionPage(title).address);
  const errors = errorsIn(allPages, ({ address, document }) => {
    const links = new Set(
      [...document.querySelectorAll("a[href]")].map(
        (link) => new URL(link.getAttribute("href") ?? "", address).href,
      ),
    );
    // A page without the sections leads to the first one, which leads to all others.
    const hasSections = ![notFound, ...resumePages].some((page) => page.address === address);
    const needed = hasSections ? sections : [HOME];
    return needed.filter((section) => !links.has(section)).map((section) => `no link ${section}`);
  });
  expect(errors).toEqual([]);
});

test("every link and file address within the site leads to a file, every anchor to an element", () => {
  const documents = new Map(
    allPages.map(({ address, document }) => [fileAt(address) ?? "", document]),
  );
  const errors = errorsIn(allPages, ({ address, document }) =>
    addressesIn(document).flatMap((written) => {
      if (!/^[/#.]/.test(written) || written.startsWith("//")) return [];
      const { href, hash } = new URL(written, address);
      const file = fileAt(href);
      if (file === undefined) return [`no file at ${written}`];
      if (hash === "" || !file.endsWith(".html")) return [];
      const target = documents.get(file) ?? parseHtml(readSite(file));
      const id = decodeURIComponent(hash.slice(1));
      return unless(target.getElementById(id) !== null, `no element at ${written}`);
    }),
  );
  expect(errors).toEqual([]);
});

test("the HTML has one main element, unique ids, references to ids that exist and names for images", () => {
  const REFERENCES = ["aria-labelledby", "aria-describedby", "aria-controls", "for"];
  const errors = errorsIn(allPages, ({ html, document }) => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return [
      ...unless(/^<!doctype html>/i.test(html), "no doctype"),
      ...unless(all("main").length === 1, `${all("main").length} main elements`),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} twice`),
      ...REFERENCES.flatMap((name) =>
        all(`[${name}]`)
          .flatMap((element) => element.getAttribute(name)?.split(/\s+/) ?? [])
          .filter((id) => document.getElementById(id) === null)
          .map((id) => `${name} of no element: ${id}`),
      ),
      ...all("img:not([alt]),iframe:not([title])").map((element) => element.outerHTML),
      ...all("a a,a button,button a,button button").map(({ outerHTML }) => outerHTML),
    ];
  });
  expect(errors).toEqual([]);
});

test("the page for unknown addresses says so, is not indexed and leads home", () => {
  expect(notFound.document.title).toBe(titleWith(siteWords.notFound.title));
  expect(headingsOf(notFound).map(textOf)).toContain(plain(siteWords.notFound.heading));
  expect(notFound.document.querySelector("link[rel=canonical]")).toBeNull();
  expect(notFound.document.documentElement.lang).toBe(language);
  const links = [...notFound.document.querySelectorAll("main a")];
  const home = links.find((link) => textOf(link) === plain(siteWords.notFound.home));
  expect(new URL(home?.getAttribute("href") ?? "?", HOME).href).toBe(HOME);
});
