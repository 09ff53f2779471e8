import fs from "node:fs";
import path from "node:path";
import {
  checkedContentPath,
  DATA_FOLDER,
  filesBelow,
  hashOf,
  isDevelop,
  ownersFolder,
  pagePrefix,
} from "../../content/files";
import {
  blockHtml,
  inlineHtml,
  type MarkdownContent,
  renderText,
  textsOf,
} from "../../content/markdown";
import { uprightPicture } from "../../content/references";
import { isPicturePath, isTextPicturePath, valuesWithMeta } from "../../content/schema";
import { mapTexts } from "../../content/text";
import type { Html } from "../../contract/html";
import { resumeHtml } from "../../resume";
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  type SiteContent,
  sitePages,
} from "../../site";
import { type PictureTools, pictureMaker } from "./textPictures";

interface Content {
  readonly site: SiteContent;
  readonly markdown: MarkdownContent;
}

/** Writes the content to the copy that Gatsby reads: pictures, and JSON in which each text in Markdown is final HTML. */
export const writeCopy = async ({ site, markdown }: Content, gatsby: PictureTools) => {
  const pictures = new Map(await ownPictures());
  writeFiles(pictures);
  const texts = await renderTexts(markdown, pictures, gatsby);
  const files = COLLECTION_NAMES.filter((name) => site[name] !== undefined).flatMap((name) =>
    filesOf(name, collectionOf(name, site, texts)),
  );
  // After the pictures, which they name.
  writeFiles(new Map(files));
  const copy = checkedContentPath();
  const written = new Set([...pictures.keys(), ...files.map(([name]) => name)]);
  for (const name of filesBelow(copy)) if (!written.has(name)) fs.rmSync(path.join(copy, name));
};

type Files = ReadonlyMap<string, Buffer>;

/** Writes only files that differ, so that Gatsby makes nothing again without need. */
const writeFiles = (files: Files): void => {
  for (const [name, bytes] of files) {
    const file = path.join(checkedContentPath(), name);
    if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  }
};

/** All pictures, those of cameras upright. */
const ownPictures = (): Promise<[string, Buffer][]> => {
  const { at, files } = ownersFolder(DATA_FOLDER);
  return Promise.all(
    files.filter(isTextPicturePath).map(async (name): Promise<[string, Buffer]> => {
      const file = path.join(at, name);
      return [name, isPicturePath(name) ? await uprightPicture(file) : fs.readFileSync(file)];
    }),
  );
};

type Rendered = ReadonlyMap<string, Html>;

/** By a hash of the text and its pictures: an edit in development renders one text again. */
let remembered: Rendered = new Map();

/** The HTML of all Markdown files, by their paths. */
const renderTexts = async (
  markdown: MarkdownContent,
  pictures: Files,
  gatsby: PictureTools,
): Promise<Rendered> => {
  const basePath = pagePrefix();
  const texts = textsOf(markdown).filter((it) => isDevelop() || !("isDraft" in it && it.isDraft));
  const known: [string, Html][] = [];
  const pictureOf = pictureMaker(basePath, gatsby);
  const rendered = texts.map(async (text) => {
    const shown = text.pictures.map((name) => pictures.get(name) ?? "");
    const key = hashOf(basePath, text.file, JSON.stringify(text.tree), ...shown);
    const html = remembered.get(key) ?? (await renderText(text, basePath, pictureOf));
    known.push([key, html]);
    return [text.file, html] as const;
  });
  const all = new Map(await Promise.all(rendered));
  remembered = new Map(known);
  return all;
};

/** A collection as Gatsby reads it. */
const collectionOf = (name: CollectionName, site: SiteContent, texts: Rendered): unknown => {
  const withText = <Item extends { readonly file?: string | undefined; readonly html?: Html }>({
    file = "",
    html,
    ...item
  }: Item) => ({ ...item, html: html ?? texts.get(file) });
  const changed: Partial<Record<CollectionName, unknown>> = {
    site: {
      ...site.site,
      // In development the browser follows the list of the pages.
      pages: isDevelop() ? sitePages(site).map(({ path: address }) => address) : undefined,
    },
    navigation: site.navigation.map(withText),
    posts: site.posts.map(withText),
    projects: site.projects.map(withText),
    career: site.career && {
      ...site.career,
      /** The résumé, by the address of its page. */
      html: Object.fromEntries(site.resumes.map((it) => [it.address, resumeHtml(it, 3)])),
    },
  };
  return withHtml(name, changed[name] ?? site[name], site.languageOf);
};

/** A collection with HTML where its schema allows Markdown. The résumé has each such text in one line. */
const withHtml = (
  name: CollectionName,
  value: unknown,
  languageOf: SiteContent["languageOf"],
): unknown => {
  const write = name === "career" ? inlineHtml : blockHtml;
  const toHtml = (text: string) => write(text, pagePrefix(), { language: languageOf(text) });
  const copy = structuredClone(value);
  for (const { path: place, value: found, meta } of valuesWithMeta(
    COLLECTIONS[name].schema,
    copy,
  )) {
    // An entry has its HTML beside it.
    if (meta.names !== "markdown" || meta.type === "Entry") continue;
    const record = place.slice(0, -1).reduce<unknown>((it, key) => Object(it)[key], copy);
    Object(record)[place.at(-1) ?? ""] = mapTexts(found, toHtml);
  }
  return copy;
};

/**
 * The file of a collection, or of each record in a list: Gatsby makes all nodes of a changed file again, and waits for the disk after each. It
 * keeps nodes in no order, so a record has its position.
 */
const filesOf = (name: CollectionName, value: unknown): [string, Buffer][] => {
  const records: [string, unknown][] = Array.isArray(value)
    ? value.map((item, position) => [`${name}.${position}`, { position, ...item }])
    : [[name, value]];
  return records.map(([file, record]) => [
    `${file}.json`,
    Buffer.from(`${JSON.stringify(record, null, 2)}\n`),
  ]);
};
