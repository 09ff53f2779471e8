import path from "node:path";
import { FEED_PATH } from "../../lib/feed";
import { isPathOnSite } from "../addresses";
import { checkedFiles } from "../checkedFiles";
import { filesBelow } from "../files/filesBelow";
import type { JsonPath } from "../files/jsonTree";
import { inlineLinks } from "../markdown/inlineHtml";
import {
  type MarkdownContent,
  type MarkdownFile,
  withoutDrafts,
} from "../markdown/markdownContent";
import type { Mistake } from "../mistakes/mistake";
import { likelyMeant } from "../mistakes/nearest";
import { quote } from "../mistakes/quote";
import { DATA_FOLDER, projectRoot, STATIC_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import { FILE_NAMES } from "../resume/fileNames";
import type { Content } from "../slices";
import type { Documents } from "./documents";
import { fileMistake } from "./fileMistake";
import { servedAddress, servedFile } from "./servedFile";

/** The addresses of all pages, and of the files that a build makes of the content. */
const addressesOf = (content: Content, markdown: MarkdownContent): readonly string[] => {
  const { site, navigation, projects, posts } = checkedFiles(content, markdown);
  const { framedApps, resume } = recordOf(site);
  const { address, file } = recordOf(resume);
  const addressed = [navigation, projects, posts, framedApps].flatMap(itemsOf).map(recordOf);
  const ofResume = [address, file, ...Object.values(FILE_NAMES).map((name) => `/${name}`)];
  return [
    "/",
    FEED_PATH,
    ...addressed.map((each) => each.address),
    ...(address === undefined ? [] : ofResume),
  ].filter((each) => typeof each === "string");
};

/** A page's address with or without its last slash, and whatever follows it. */
const pageOf = (address: string): string => {
  const file = servedFile(address);
  return /(^|\/|\.[^/]*)$/.test(file) ? `/${file}` : `/${file}/`;
};

/**
 * The texts' links to this site must lead to a page or to a file of `static/`. Only asked once all content is right: before
 * that nobody knows which pages there will be. A draft may link to drafts.
 */
export function checkLinks(
  content: Content,
  markdown: MarkdownContent,
  documents: Documents,
): Mistake[] {
  const at = path.join(projectRoot(), STATIC_FOLDER);
  const folder = { at, files: filesBelow(at) };
  const withDrafts = addressesOf(content, markdown);
  const published = addressesOf(content, withoutDrafts(markdown));

  const sentenceAbout = (address: string, known: readonly string[]): string | undefined => {
    if (!isPathOnSite(address)) return undefined;
    const page = pageOf(address);
    if (known.includes(page)) return undefined;
    const file = page.slice(1);
    if (folder.files.includes(`${file}index.html`)) return undefined;
    if (!page.endsWith("/")) {
      const place = { fits: () => true, written: servedAddress };
      return fileMistake({ name: address, file, place }, folder);
    }
    const meant = likelyMeant(page, known);
    return `There is no page ${quote(address)}.${meant === undefined ? "" : ` Did you mean ${quote(meant)}?`}`;
  };

  const inText = (
    { file, links }: MarkdownFile,
    known: readonly string[] = published,
  ): Mistake[] => {
    const name = file.replace(/\.md$/, "");
    return links.flatMap(({ address, line, column }) => {
      const sentence = sentenceAbout(address, known);
      if (sentence === undefined) return [];
      return [{ file: `${DATA_FOLDER}/${file}`, line, column, path: [name], sentence }];
    });
  };

  const inDocuments = Object.values(documents).flatMap((document) =>
    textsIn(document.value).flatMap(({ text, place }) =>
      inlineLinks(text).flatMap((address) => {
        const sentence = sentenceAbout(address, published);
        return sentence === undefined ? [] : [document.mistakeAt(place, sentence)];
      }),
    ),
  );
  return [
    ...inDocuments,
    ...markdown.posts.flatMap((post) => inText(post, post.isDraft ? withDrafts : published)),
    ...Object.values(markdown.pages).flatMap((page) => inText(page)),
  ];
}

const textsIn = (value: unknown, place: JsonPath = []): { text: string; place: JsonPath }[] => {
  if (typeof value === "string") return [{ text: value, place }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...place, index]));
  return Object.entries(recordOf(value)).flatMap(([key, item]) => textsIn(item, [...place, key]));
};
