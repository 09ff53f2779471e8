import { join } from "node:path";
import sharp from "sharp";
import { directionOf } from "../../src/content/schema";
import { direction, language } from "../../src/words/locale";
import { words as siteWords } from "../../src/words/words";
import { ownerTexts, withoutMarks } from "./ownerTexts";
import {
  addressesIn,
  allPages,
  fileAt,
  framePages,
  HOME,
  hasCareer,
  listedAddresses,
  liveProjects,
  metaOf,
  notFound,
  ourFiles,
  type Page,
  pages,
  parseHtml,
  plain,
  plainPage,
  posts,
  projects,
  readData,
  readSite,
  resumePages,
  SITE_FOLDER,
  sections,
  site,
  titleWith,
  withoutLanguage,
} from "./support";

/** The errors of pages, each with its page's address. */
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

const isSection = (page: Page): boolean => sections.some((section) => section.page === page);

test("every page has the owner's colours, the one of unknown addresses, too", () => {
  const without = allPages.filter(
    ({ html }) => !/<style[^>]*>:root:root\{--ui-colors-accent:/.test(html),
  );
  expect(without).toHaveLength("accent" in site ? 0 : allPages.length);
});

test("the site has a page for each section, project, post and app, and no other", () => {
  const items = [...sections, ...projects, ...posts].map(({ page }) => page);
  const expected = [...items, ...framePages, ...resumePages];
  expect(expected.map(({ address }) => address).sort()).toEqual([...listedAddresses].sort());
  expect(listedAddresses).toContain(HOME);
});

test("the sitemap lists every page that the build has made except those for unknown addresses, of plain reading, of sealed links and those that forward", () => {
  const made = ourFiles.filter(
    (file) =>
      file.endsWith(".html") &&
      withoutLanguage(file) === file &&
      !/^(?:404(?:\.|\/)|page\/|for\/|_gatsby\/)/.test(file) &&
      !readSite(file).includes('http-equiv="refresh"'),
  );
  expect(listedAddresses.map(fileAt).sort()).toEqual(made);
});

test("search engines leave the page of sealed links out, and it sends no referrer", () => {
  const page = parseHtml(readSite("for/index.html"));
  const meta = (name: string) => page.querySelector(`meta[name=${name}]`)?.getAttribute("content");
  expect([meta("robots"), meta("referrer")]).toEqual(["noindex", "no-referrer"]);
  expect(page.querySelector('[type="application/ld+json"]')).toBeNull();
  for (const name of ["robots", "referrer"])
    expect(pages.filter(({ document }) => document.querySelector(`meta[name=${name}]`))).toEqual(
      [],
    );
});

test("each page has a title and a heading that says what it shows", () => {
  const errors = errorsIn(allPages, (page) => {
    const { title } = page;
    const own = title.slice(0, -titleWith("").length);
    const headings = headingsOf(page).map((it) =>
      plain(it.getAttribute("aria-label") ?? textOf(it)),
    );
    // The owner may give a section's text a heading of its own.
    const isNamed = isSection(page) || page === notFound || headings.includes(plain(own));
    return [
      ...unless(title === (page.address === HOME ? site.title : titleWith(own)), title),
      ...unless(isNamed, `no heading "${own}"`),
      ...unless(page.document.querySelector("main :is(h2,h3)") !== null, "no heading in main"),
      ...unless(page.document.querySelectorAll("h1").length === 1, "not one h1"),
    ];
  });
  expect(errors).toEqual([]);
});

test("no two pages of a section have the same title or description, unless their texts begin alike", () => {
  const folderOf = ({ address }: Page) => address.slice(HOME.length).split("/")[0];
  const titles = pages.map((page) => [folderOf(page), page.title].join());
  expect(new Set(titles).size).toBe(pages.length);
  const own = pages.filter((page) => {
    const description = plain(metaOf(page, "description") ?? "").replace(/…$/, "");
    return !plain(page.text).includes(description);
  });
  const descriptions = own.map((page) => [folderOf(page), metaOf(page, "description")].join());
  expect(new Set(descriptions).size).toBe(own.length);
});

test("the head of each page has its description, address and language, and says the same for link previews", () => {
  for (const page of pages) {
    const root = page.document.documentElement;
    const description = metaOf(page, "description");
    expect(description).toMatch(/\S/);
    expect({
      canonical: page.document.querySelector("link[rel=canonical]")?.getAttribute("href"),
      language: [root.lang, root.dir || "ltr"],
      preview: ["url", "title", "description", "type"].map((name) => metaOf(page, `og:${name}`)),
      card: metaOf(page, "twitter:card"),
    }).toEqual({
      canonical: page.address,
      language: [language, direction],
      preview: [
        ...[page.address, page.title, description],
        posts.some((post) => post.page === page) ? "article" : "website",
      ],
      card: "summary_large_image",
    });
  }
});

test("each page has a link preview image of the size that its head says", async () => {
  for (const page of pages) {
    const file = fileAt(metaOf(page, "og:image") ?? "");
    expect([page.address, file]).toEqual([page.address, expect.any(String)]);
    const { format, width, height } = await sharp(join(SITE_FOLDER, file ?? "")).metadata();
    const said = ["width", "height"].map((name) => Number(metaOf(page, `og:image:${name}`)));
    expect([page.address, format, width, height]).toEqual([page.address, "jpeg", ...said]);
    expect(metaOf(page, "og:image:alt")).toMatch(/\S/);
  }
});

test("the owner's texts are in the HTML of the pages that show them", () => {
  const errors = ownerTexts().flatMap(([{ address, text }, texts]) => {
    const shown = plain(text);
    const unmarked = withoutMarks(shown);
    return texts
      .filter((written) => !shown.includes(plain(written)))
      .filter((written) => !unmarked.includes(withoutMarks(plain(written))))
      .map((written) => `${address}: ${written}`);
  });
  expect(errors).toEqual([]);
});

/** Markdown that an owner may write within a word, and code, whose parts are no facts. */
const WITHIN_WORDS = "em,strong,del,a,sub,sup,code,pre *";
/** Scripts and styles are no text, and a drawing's is not read. */
const UNREAD = "script,style,noscript,template,svg";

/** Texts that follow each other with nothing between them but elements. */
const joinedTexts = ({ document: { body } }: Page): readonly string[] => {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data !== "" && !text.parentElement?.closest(UNREAD)) texts.push(text);
  }
  return texts.flatMap((text, index) => {
    const before = texts[index - 1];
    if (!before || !/[\p{L}\p{N}]$/u.test(before.data) || !/^[\p{L}\p{N}]/u.test(text.data))
      return [];
    const range = body.ownerDocument.createRange();
    range.setStart(before, before.length);
    range.setEnd(text, 0);
    const isMarked = [...range.cloneContents().querySelectorAll("*")].every((it) =>
      it.matches(WITHIN_WORDS),
    );
    const isCode = range.commonAncestorContainer.parentElement?.closest("pre") !== null;
    return isMarked || isCode ? [] : [`${before.data}|${text.data}`];
  });
};

test("text divides the facts of every page, for those who copy it or read it without styles", () => {
  expect(errorsIn(allPages, joinedTexts)).toEqual([]);
});

test("the level of each interest is a bar of its exact length", () => {
  const topics = readData("interests").flatMap(({ topics }: { topics: unknown[] }) => topics);
  for (const { document } of [
    plainPage,
    ...sections.flatMap((it) => (it.key === "Interests" ? it.page : [])),
  ])
    for (const { name, level } of topics) {
      const row = [...document.querySelectorAll("li")].find(
        (it) => it.querySelector("[data-variant=determinate]") && it.textContent?.startsWith(name),
      );
      const bar = row?.querySelector<HTMLElement>("[data-variant=determinate]");
      expect([name, Number(bar?.style.getPropertyValue("--value"))]).toEqual([name, level / 100]);
    }
});

test("the plain page has who the owner is, the featured projects, jobs, posts and addresses, in the order of their headings", () => {
  const { document, text } = plainPage;
  const titled = (...keys: readonly string[]) =>
    sections.filter(({ key }) => keys.includes(key ?? "")).map(({ title }) => title);
  const names = [
    site.owner.name,
    ...(titled("Projects").length > 0 ? (readData("general").featuredProjects ?? []) : []),
    ...(hasCareer
      ? readData("career").work.map(({ position }: { position: string }) => position)
      : []),
    ...titled("Interests"),
    ...(titled("Posts").length > 0 ? posts.map(({ name }) => name) : []),
    ...titled("Contact"),
  ].map(plain);
  expect(names.filter((name) => !plain(text).includes(name))).toEqual([]);
  const levels = headingsOf(plainPage).map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(HOME);
  expect(metaOf(plainPage, "og:url")).toBe(HOME);
});

test("a project or post in a language of its own says so", () => {
  for (const { name, lang = language, page } of [...projects, ...posts]) {
    const heading = headingsOf(page).find((element) => textOf(element) === plain(name));
    const attribute = (key: string) => heading?.closest(`[${key}]`)?.getAttribute(key);
    const found = [attribute("lang"), attribute("dir") ?? "ltr"];
    expect([page.address, ...found]).toEqual([page.address, lang, directionOf(lang)]);
  }
});

test("the page of a live site frames it, or has its picture and a link if it refuses that", () => {
  for (const { page: story, live, refusesFrames = false } of liveProjects) {
    const { document } = pages.find(({ address }) => address === `${story.address}live/`) ?? story;
    const frames = document.querySelectorAll("iframe").length;
    const links = [...document.querySelectorAll("p > a[target=_blank]")].filter(
      (link) => link.getAttribute("href") === live,
    );
    expect([live, frames, links.length]).toEqual([live, ...(refusesFrames ? [0, 1] : [1, 0])]);
  }
});

test("each page without scripts leads to all sections", () => {
  const errors = errorsIn(allPages, (page) => {
    const links = [...page.document.querySelectorAll("a[href]")].map(
      (link) => new URL(link.getAttribute("href") ?? "", page.address).href,
    );
    // A page without the sections leads to the first one, which leads to all others.
    const hasSections = page !== notFound && !resumePages.includes(page);
    const needed = hasSections ? sections.map((section) => section.page.address) : [HOME];
    return needed.filter((address) => !links.includes(address)).map((address) => `not ${address}`);
  });
  expect(errors).toEqual([]);
});

test("every link and file address within the site leads to a file, every anchor to an element", () => {
  const parsed = new Map(allPages.map(({ address, document }) => [fileAt(address), document]));
  const errors = errorsIn(allPages, ({ address, document }) =>
    addressesIn(document).flatMap((written) => {
      if (!/^(?:\/(?!\/)|[#.])/.test(written)) return [];
      const { href, hash } = new URL(written, address);
      const file = fileAt(href);
      if (file === undefined) return [`no file at ${written}`];
      if (hash === "" || !file.endsWith(".html")) return [];
      const target = parsed.get(file) ?? parseHtml(readSite(file));
      const element = target.getElementById(decodeURIComponent(hash.slice(1)));
      return unless(element !== null, `no element at ${written}`);
    }),
  );
  expect(errors).toEqual([]);
});

test("links to other sites open a tab that can't reach ours, and say so", () => {
  const errors = errorsIn([...pages.filter(isSection), notFound], ({ document }) =>
    [...document.querySelectorAll("a[href^=http]:not([data-outside])")]
      .filter(
        (link) =>
          !link.matches("[target=_blank][rel~=noopener]") ||
          !(link.getAttribute("aria-label") ?? link.textContent)?.includes(siteWords.links.newTab),
      )
      .map(({ outerHTML }) => outerHTML),
  );
  expect(errors).toEqual([]);
});

test("the HTML has one main element, unique ids, references to ids that exist and names for images", () => {
  const errors = errorsIn(allPages, ({ html, document }) => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const ids = all("[id]").map(({ id }) => id);
    const references = ["aria-labelledby", "aria-describedby", "aria-controls", "for"].flatMap(
      (name) => all(`[${name}]`).flatMap((element) => element.getAttribute(name)?.split(/\s+/)),
    );
    return [
      ...unless(/^<!doctype html>/i.test(html), "no doctype"),
      ...unless(all("main").length === 1, "not one main element"),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} twice`),
      ...references.filter((id) => !ids.includes(id ?? "")).map((id) => `no element with id ${id}`),
      ...all("img:not([alt]),iframe:not([title]),a button").map(({ outerHTML }) => outerHTML),
    ];
  });
  expect(errors).toEqual([]);
});

test("the page for unknown addresses says so and leads home", () => {
  const { document } = notFound;
  expect(notFound.title).toBe(titleWith(siteWords.notFound.title));
  expect(document.documentElement.lang).toBe(language);
  expect(headingsOf(notFound).map(textOf)).toContain(plain(siteWords.notFound.heading));
  expect(document.querySelector("link[rel=canonical]")).toBeNull();
  const links = [...document.querySelectorAll("main a")];
  const home = links.find((link) => textOf(link) === plain(siteWords.notFound.home));
  expect(new URL(home?.getAttribute("href") ?? "?", HOME).href).toBe(HOME);
});

test("a page asks for its own code at once, and its scripts do not run before something is on screen", () => {
  const isScript = (address: string) => address.includes("/static/") && address.endsWith(".js");
  const errors = errorsIn(allPages, ({ document }) => {
    const preloaded = [
      ...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=script]"),
    ];
    const own = preloaded.filter(({ media }) => media === "").map(({ href }) => href);
    return [
      ...unless(own.some(isScript), "its own code"),
      ...unless(document.querySelector("script[src]") === null, "a script outside of the template"),
    ];
  });
  expect(errors).toEqual([]);
});
