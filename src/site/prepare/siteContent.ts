import type { z } from "zod";
import { accentStyles } from "../../content/drawing";
import { pagePrefix, pathPrefix } from "../../content/files";
import { appIcon, drawIcon } from "../../content/icons";
import { type MarkdownContent, NO_MARKDOWN, textOf } from "../../content/markdown";
import { isDrawingPath, type TextLanguage, textLanguage } from "../../content/schema";
import {
  type Collection,
  type Collections,
  evidenceIn,
  type Item,
  type ItemContext,
  type PreparedOf,
  pageAddress,
  RESUME_ADDRESS,
  type Section,
} from "../../content/section";
import { slugOf } from "../../content/text";
import { canMakePdf, type Resume } from "../../resume";
import { languagePath } from "../../words/siteLanguage";
import { words } from "../../words/words";
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  type Content,
} from "../collections/collections";
import * as sections from "../collections/sections";
import { editionsOf, resumesOf } from "../resumes/editions";
import { evidenceSources } from "./evidenceSources";

type ShownOf<Some> = Some extends Collection<z.ZodType, infer _, infer Shown> ? Shown : never;

/** The content as Gatsby reads it, by the names of its files. */
export type PreparedContent = Omit<
  { readonly [Name in CollectionName]: ShownOf<(typeof COLLECTIONS)[Name]> },
  "site" | "navigation"
> & {
  readonly site: ReturnType<typeof prepareSite>;
  readonly navigation: readonly Omit<ListedSection, "definition" | "text" | "items">[];
};

/** All content, for Gatsby and for the files that the build itself makes of it. */
export interface SiteContent extends PreparedContent {
  readonly sections: readonly ListedSection[];
  /** The résumé in each of its languages, the site's first; none without a career. */
  readonly resumes: readonly Resume[];
  /** Undefined in the site's first language. */
  readonly untranslated: Untranslated | undefined;
  /** The language of a text that is still in that one. */
  languageOf(text: string): TextLanguage | undefined;
}

/** The texts that are still in the site's first language, without those of records that say so themselves. */
export interface Untranslated {
  readonly language: TextLanguage;
  readonly texts: ReadonlySet<string>;
  /** Those of them that are published as they are written. */
  readonly plain: readonly string[];
}

/** Prepares valid content. In every language addresses are made from the names of `first`, the content in the site's first one. */
export const prepareContent = (
  content: Content,
  markdown: MarkdownContent = NO_MARKDOWN,
  first: Content = content,
  untranslated?: Untranslated,
): SiteContent => {
  const languageOf = (text: string) =>
    untranslated?.texts.has(text) ? untranslated.language : undefined;
  const collections = prepareCollections(content, markdown, first, languageOf);
  const sections = prepareSections(content, collections, markdown, first);
  const items = sections.flatMap((section) => section.items);
  const site = prepareSite(content, first);
  const shell: Partial<Record<CollectionName, unknown>> = {
    site: { ...site, framedApps: [...site.framedApps, ...liveApps(items)] },
    navigation: sections.map(({ definition: _, text: __, items: ___, ...item }) => item),
  };
  const evidence = evidenceIn(evidenceSources(content, items));
  const shown = COLLECTION_NAMES.map((name) => {
    const { withEvidence }: Collection = COLLECTIONS[name];
    const value = collections[name];
    return { [name]: shell[name] ?? withEvidence?.(value, evidence) ?? value };
  });
  // TypeScript can't follow the types of collections through a loop.
  const prepared: PreparedContent = Object.assign({}, ...shown);
  const resumes = resumesOf(prepared, content, first);
  return { ...prepared, sections, resumes, untranslated, languageOf };
};

/** The published part of the content. */
export const withoutDrafts = ({ posts, sections, ...content }: SiteContent): SiteContent => ({
  ...content,
  posts: posts.filter(({ isDraft }) => !isDraft),
  sections: sections.map(({ items, ...section }) => ({
    ...section,
    items: items.filter(({ page }) => !page?.isDraft),
  })),
});

/** The content after each collection's `prepare`. */
const prepareCollections = (
  content: Content,
  markdown: MarkdownContent,
  first: Content,
  languageOf: ItemContext["languageOf"],
) => {
  const basePath = pagePrefix();
  const collections: Record<string, unknown> = { ...content };
  for (const { key, collections: own } of SECTIONS)
    for (const [name, { prepare }] of Object.entries(own)) {
      const place = { folder: folderOf(first, key), markdown, basePath, languageOf };
      collections[name] = prepare ? prepare(collections[name], place) : collections[name];
    }
  return collections;
};

/** With a photo's file apart from a drawing's. */
const prepareOwner = ({ owner: { photo, ...owner } }: Content["site"]) => ({
  ...owner,
  photo: photo && { ...photo, [isDrawingPath(photo.file) ? "drawing" : "image"]: photo.file },
});

/** The résumé's addresses; null without a career. */
const prepareResume = (content: Content) => {
  if (content.career === undefined) return null;
  const hasPdf = canMakePdf();
  const editions = editionsOf(content).map(({ language, words: { title }, file, ...edition }) => ({
    ...{ ...edition, lang: language.lang, title, file: hasPdf ? file : null },
    name: new Intl.DisplayNames(language.lang, { type: "language" }).of(language.lang),
  }));
  const [first] = editions;
  return { ...content.site.resume, address: RESUME_ADDRESS, file: first?.file ?? null, editions };
};

/** The owner's defaults for the arrival, or else the first item of each list, by the names in the site's first language. */
const prepareDefaults = ({ site, wallpapers, projects, navigation }: Content) => ({
  theme: site.defaults.theme,
  wallpaper: site.defaults.wallpaper ?? wallpapers[0]?.name ?? null,
  project: site.defaults.project ?? projects[0]?.name ?? null,
  menuSection: site.defaults.menuSection ?? navigation[0]?.title ?? null,
});

/** The site's other languages have a résumé of their own, where an edition in them was before. */
const forwardsOf = ({ career, site, translations = [] }: Content) =>
  translations
    .filter(({ tag }) => career && site.language !== tag && site.languages.includes(tag))
    .map(({ tag }) => ({
      from: `${RESUME_ADDRESS}${tag.toLowerCase()}`,
      to: languagePath(tag) + RESUME_ADDRESS,
    }));

const prepareSite = (content: Content, first: Content) => ({
  ...content.site,
  redirects: [...content.site.redirects, ...forwardsOf(content)],
  home: new URL(`${pathPrefix()}/`, content.site.siteUrl).href,
  owner: prepareOwner(content.site),
  accent: accentStyles(content.site.accent),
  framedApps: prepareFramedApps(content.site, first.site),
  resume: prepareResume(content),
  defaults: prepareDefaults(first),
});

const SECTIONS: readonly Section[] = Object.values(sections);

type NavigationItem = Content["navigation"][number];

/** The key of all pages of the owner's: `src/sections/markdown-page`. */
export const MARKDOWN_PAGE = "Markdown Page";

/** A section's key; its title may be the owner's own. */
const keyOf = ({ section, title, page }: NavigationItem): string =>
  page === undefined ? (section ?? title) : MARKDOWN_PAGE;

/** The path above the pages of a section, made from the owner's title or else the key. */
const folderOf = ({ navigation }: Content, key: string): string =>
  `/${slugOf(navigation.find((item) => keyOf(item) === key)?.title ?? key)}/`;

const prepareSections = (
  content: Content,
  collections: PreparedOf<Collections>,
  markdown: MarkdownContent,
  first: Content,
) => {
  const arrival = prepareDefaults(first).menuSection;
  return content.navigation.map((item, index, all) => {
    const named = first.navigation[index] ?? item;
    const folder = pageAddress("/", named.title);
    const section = keyOf(named);
    const definition = SECTIONS.find(({ key }) => key === section);
    const items = definition?.items?.(collections) ?? [];
    const { owner } = content.site;
    const page = markdown.pages[item.page ?? ""];
    const summary = page ? page.summary : definition?.describe(content, owner.name, items);
    const uses = all.slice(0, index).filter(({ icon }) => icon === item.icon).length;
    return {
      title: item.title,
      section,
      icon: drawIcon(item.icon, uses),
      // The section that a visitor finds on arrival is the site's first page.
      address: named.title === arrival ? "/" : folder,
      folder,
      summary: summary || content.site.description,
      /** Its text, where that is a Markdown file. */
      file: page?.file,
      language: textLanguage(page?.lang),
      /** Undefined for a page of the owner's own. */
      definition,
      /** Its texts for search, besides its items'. */
      text: item.page ? page && textOf(page.tree) : definition?.text?.(content, owner),
      items,
    };
  });
};

/** A section of the navigation, with what it says and lists. */
export type ListedSection = ReturnType<typeof prepareSections>[number];

const DEFAULT_ICON = "lucide:globe";

/** The windows that frame a site, as Gatsby reads them. `address` opens the window; the framed site has its own. */
const prepareFramedApps = ({ framedApps }: Content["site"], first: Content["site"]) =>
  framedApps.map(({ title, label = title, id, icon = DEFAULT_ICON, url, openOnArrival }, index) => {
    const { title: firstTitle = title, label: name = firstTitle } = first.framedApps[index] ?? {};
    return {
      // No app of the site's own has such an id.
      id: id ?? `framed-${slugOf(name)}`,
      title,
      label,
      ...appIcon(icon),
      address: pageAddress("/", name),
      url,
      openOnArrival,
      relatedAddress: undefined as string | undefined,
      refusesFrames: false,
    };
  });

/** A window for each project that runs somewhere, to open beside its page. It has no icon in the Home directory. */
const liveApps = (items: readonly Item[]): ReturnType<typeof prepareFramedApps> =>
  items.flatMap(({ name, live, refusesFrames = false, page }) => {
    if (!live || !page) return [];
    const title = [words.projects.live, name].join(words.marks.colon);
    return {
      ...{ id: `live-${slugOf(name)}`, title, label: name, url: live, openOnArrival: false },
      ...{
        ...appIcon(DEFAULT_ICON),
        address: `${page.address}live/`,
        relatedAddress: page.address,
      },
      refusesFrames,
    };
  });
