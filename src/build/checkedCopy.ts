import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { checkedFiles } from "./checkedFiles";
import type { MarkdownContent, MarkdownFile } from "./markdown/markdownContent";
import { namedFiles } from "./namedFiles";
import { checkedContentPath, DATA_FOLDER, projectRoot } from "./paths";
import type { PortraitCuts } from "./pictures/portraitCuts";
import { type Content, isOptional, SLICE_NAMES, SLICES } from "./slices";

/** Whether there is content from an earlier run to fall back on. */
export const hasCheckedCopy = (): boolean =>
  SLICE_NAMES.every(
    (slice) => isOptional(slice) || fs.existsSync(path.join(checkedContentPath(), `${slice}.json`)),
  );

/**
 * Brings the checked copy up to date. Only files that differ are written, so that Gatsby works on nothing else, and each
 * in one step, so that Gatsby never reads half a file.
 */
export function writeCheckedCopy(
  content: Content,
  markdown: MarkdownContent,
  portraits: PortraitCuts,
): void {
  const files = new Map<string, Buffer>();
  const named = SLICE_NAMES.flatMap((slice) => namedFiles(SLICES[slice].schema, content[slice]));
  for (const { name } of named) files.set(path.normalize(name), readPicture(name));
  for (const { name, bytes } of portraits.values()) files.set(path.normalize(name), bytes);
  for (const text of [...markdown.posts, ...Object.values(markdown.pages)]) {
    for (const file of text.pictures) files.set(path.normalize(file), readPicture(file));
    files.set(path.normalize(text.file), Buffer.from(checkedText(text)));
  }
  // Last, since they name the others: a page that is asked for meanwhile finds what they name.
  for (const [slice, value] of Object.entries(checkedFiles(content, markdown, portraits))) {
    files.set(`${slice}.json`, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));
  }
  for (const [name, bytes] of files) writeIfDifferent(path.join(checkedContentPath(), name), bytes);
  for (const name of filesInCopy()) {
    if (!files.has(name)) fs.rmSync(path.join(checkedContentPath(), name));
  }
}

const readPicture = (file: string): Buffer =>
  fs.readFileSync(path.join(projectRoot(), DATA_FOLDER, file));

/**
 * A text whose front matter, which is in the other files by now, only says which pictures it shows: Gatsby makes its HTML
 * anew when one of them is replaced under its old name.
 */
const checkedText = ({ body, pictures }: MarkdownFile): string => {
  const hash = createHash("sha1");
  for (const file of pictures) hash.update(file).update(readPicture(file));
  return `---\npictures: "${hash.digest("hex")}"\n---\n${body}`;
};

/** The checked copy's files, by their paths inside it. */
export const filesInCopy = (): string[] =>
  fs
    .readdirSync(checkedContentPath(), { recursive: true, encoding: "utf8" })
    .filter((name) => fs.statSync(path.join(checkedContentPath(), name)).isFile());

function writeIfDifferent(file: string, bytes: Buffer): void {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${checkedContentPath()}.unfinished-${process.pid}`;
  fs.writeFileSync(unfinished, bytes);
  fs.renameSync(unfinished, file);
}
