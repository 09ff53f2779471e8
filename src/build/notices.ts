import fs from "node:fs";
import path from "node:path";
import { COLLECTION_NAMES, COLLECTIONS, type Content } from "./collections";
import { quote, unquoted } from "./diagnostics/quote";
import { ownersFolder } from "./files/filesBelow";
import { standInNotice } from "./icons/findIcon";
import { pageFiles } from "./markdown/checkMarkdown";
import type { MarkdownContent } from "./markdown/markdownContent";
import { markedValues } from "./marks";
import { DATA_FOLDER } from "./paths";
import { isTemplate } from "./sample";
import { isPictureOrDrawingPath } from "./schemas/pictureFile";

/** Notices for an owner about valid content, one sentence each. */
export const noticesAbout = (content: Content, markdown: MarkdownContent): string[] => {
  const { at, files } = ownersFolder(DATA_FOLDER);
  const texts = files
    .filter((file) => !isPictureOrDrawingPath(file))
    .map((file) => fs.readFileSync(path.join(at, file), "utf8"));
  const pages = content.navigation.map(({ page }) => page);
  return [
    ...aboutSiteUrl(content.site),
    ...aboutStandIns(content),
    // A picture counts as named when its file's name is in any text of the folder, however it is written there.
    ...aboutLeftOut(
      files
        .filter(isPictureOrDrawingPath)
        .filter((file) => !texts.some((text) => text.includes(path.posix.basename(file)))),
      "no file in data/",
    ),
    ...aboutLeftOut(
      pageFiles().filter((file) => !pages.includes(file)),
      "no entry of navigation.json",
    ),
    ...aboutMarkdown(markdown),
  ];
};

const SAMPLE_HOST = /(?:^|\.)example\.com$/;

/** For an owner who has changed the sample's name, but not its address. */
const aboutSiteUrl = ({ owner, siteUrl }: Content["site"]): string[] =>
  isTemplate(owner.name) || !SAMPLE_HOST.test(new URL(siteUrl).hostname)
    ? []
    : [`"siteUrl" in data/site.json is still the sample's. Write your own there.`];

/** Brand icons that a general icon replaces. */
const aboutStandIns = (content: Content): string[] => {
  const names = COLLECTION_NAMES.flatMap((name) =>
    markedValues(COLLECTIONS[name].schema, content[name])
      .filter(({ mark }) => mark.type === "Icon")
      .map(({ value }) => String(value)),
  );
  return [...new Set(names)].flatMap((name) => standInNotice(name) ?? []);
};

/** Posts of a later day, and code in unknown languages. */
const aboutMarkdown = ({ posts, pages }: MarkdownContent): string[] => [
  ...posts
    .filter(({ isScheduled }) => isScheduled)
    .map(({ file, date }) => `The build leaves out ${DATA_FOLDER}/${file} until its day, ${date}.`),
  ...[...posts, ...Object.values(pages)].flatMap(({ file, plainCode }) =>
    plainCode.map(
      ({ name, line }) =>
        `${DATA_FOLDER}/${file}:${line}: The highlighter knows no language ${quote(name)}, so this code is shown plain. The languages: https://prismjs.com/#supported-languages`,
    ),
  ),
];

const MOST_NAMES = 3;

/** Files in `data/` that nothing of `where` names. They may be drafts. */
const aboutLeftOut = (files: readonly string[], where: string): string[] => {
  if (files.length === 0) return [];
  const names = files.slice(0, MOST_NAMES).map((file) => unquoted(`${DATA_FOLDER}/${file}`));
  const others = files.length - MOST_NAMES;
  const list = `${names.join(", ")}${others > 0 ? ` and ${others} more` : ""}`;
  return [`The site leaves out ${list}, as ${where} names ${files.length === 1 ? "it" : "them"}.`];
};
