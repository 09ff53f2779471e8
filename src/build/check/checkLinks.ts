import path from "node:path";
import { FEED_PATH } from "../../lib/feed";
import { isPathOnSite } from "../addresses";
import { checkedFiles } from "../checkedFiles";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { likelyMeant } from "../diagnostics/nearest";
import { quote } from "../diagnostics/quote";
import { filesBelow } from "../files/filesBelow";
import type { JsonPath } from "../files/jsonTree";
import { inlineLinks } from "../markdown/inlineHtml";
import {
  type MarkdownContent,
  type MarkdownFile,
  withoutDrafts,
} from "../markdown/markdownContent";
import { DATA_FOLDER, projectRoot, STATIC_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import { FILE_NAMES } from "../resume/fileNames";
import type { Content, SliceName } from "../slices";
import type { Documents } from "./documents";
import { fileDiagnostic } from "./fileDiagnostic";
import { pageOf, servedAddress } from "./servedFile";

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

const INDEX = "index.html";

/** Whose texts are Markdown: what pages show as it is has no links. The keys lead there from each record. */
const WITH_MARKDOWN: Readonly<Partial<Record<SliceName, readonly JsonPath[]>>> = {
  general: [["paragraphs"]],
  mission: [["paragraphs"]],
  projects: [
    ["problem"],
    ["decisions"],
    ["outcome"],
    ["description", "whatWasDone"],
    ["aboutCompany", "statement"],
  ],
};

const isBelow = (place: JsonPath, all: readonly JsonPath[]): boolean => {
  const keys = place.filter((step) => typeof step === "string");
  return all.some((above) => above.every((key, index) => keys[index] === key));
};

/** What `site.json` has others show or run, where it is on this site. */
const framedPaths = ({ site }: Content): { address: string; place: JsonPath }[] => [
  ...(site.moviePlatform === undefined
    ? []
    : [{ address: site.moviePlatform.url, place: ["moviePlatform", "url"] }]),
  ...site.framedApps.map(({ url }, index) => ({
    address: url,
    place: ["framedApps", index, "url"],
  })),
  ...(site.analytics === undefined
    ? []
    : [{ address: site.analytics.src, place: ["analytics", "src"] }]),
];

/**
 * The texts' links to this site, and what is framed of it, must be a page or a file of `static/`. Only asked once all content is right: before
 * that nobody knows which pages there will be. A draft may link to drafts.
 */
export function checkLinks(
  content: Content,
  markdown: MarkdownContent,
  documents: Documents,
): Diagnostic[] {
  const at = path.join(projectRoot(), STATIC_FOLDER);
  const folder = { at, files: filesBelow(at) };
  const withDrafts = addressesOf(content, markdown);
  const published = addressesOf(content, withoutDrafts(markdown));

  const ownPages = folder.files
    .filter((file) => path.posix.basename(file) === INDEX)
    .map((file) => `/${file.slice(0, -INDEX.length)}`);

  const sentenceAbout = (
    address: string,
    known: readonly string[],
    likely = [...known, ...ownPages],
  ): string | undefined => {
    if (!isPathOnSite(address)) return undefined;
    const page = pageOf(address);
    if (known.includes(page)) return undefined;
    const file = page.slice(1);
    if (folder.files.includes(`${file}${INDEX}`)) return undefined;
    if (!page.endsWith("/")) {
      const place = { fits: () => true, written: servedAddress };
      return fileDiagnostic({ name: address, file, place }, folder);
    }
    const meant = likelyMeant(page, likely);
    return `There is no page ${quote(address)}.${meant === undefined ? "" : ` Did you mean ${quote(meant)}?`}`;
  };

  const inText = (
    { file, links }: MarkdownFile,
    known: readonly string[] = published,
  ): Diagnostic[] => {
    const name = file.replace(/\.md$/, "");
    return links.flatMap(({ address, line, column }) => {
      const sentence = sentenceAbout(address, known);
      if (sentence === undefined) return [];
      return [{ file: `${DATA_FOLDER}/${file}`, line, column, path: [name], sentence }];
    });
  };

  const inDocuments = Object.entries(WITH_MARKDOWN).flatMap(([slice, keys]) => {
    const document = documents[slice as SliceName];
    if (document === undefined) return [];
    const texts = textsIn(document.value).filter(({ place }) => isBelow(place, keys));
    return texts.flatMap(({ text, place }) =>
      inlineLinks(text).flatMap((address) => {
        const sentence = sentenceAbout(address, published);
        return sentence === undefined ? [] : [document.diagnosticAt(place, sentence)];
      }),
    );
  });
  const inSite = framedPaths(content).flatMap(({ address, place }) => {
    const sentence = sentenceAbout(address, published, ownPages);
    if (documents.site === undefined || sentence === undefined) return [];
    return [documents.site.diagnosticAt(place, sentence)];
  });
  return [
    ...inSite,
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
