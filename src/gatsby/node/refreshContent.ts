import fs from "node:fs";
import path from "node:path";
import {
  checkedContentPath,
  DATA_FOLDER,
  filesBelow,
  isDevelop,
  ownersFolder,
} from "../../content/files";
import { type MarkdownContent, textForGatsby, textsOf } from "../../content/markdown";
import { uprightPicture } from "../../content/references";
import { isPicturePath, isTextPicturePath } from "../../content/schema";
import { recordOf } from "../../lib/unknownValue";
import { resumeHtml } from "../../resume";
import {
  type CheckedContent,
  COLLECTION_NAMES,
  checkContent,
  type SiteContent,
  sitePages,
} from "../../site";

let current: SiteContent | undefined;

/** The content that was valid last. */
export const siteContent = (): SiteContent => {
  if (current === undefined) throw new Error("The content has not been read.");
  return current;
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Checks `data/` and writes valid content to the copy that Gatsby reads, with drafts only in development. Calls wait for each other,
 * or a slow early one would restore old content.
 */
export function refreshContent(): Promise<CheckedContent> {
  const done = last.then(refresh);
  last = done.catch(() => {});
  return done;
}

async function refresh(): Promise<CheckedContent> {
  const checked = await checkContent();
  if (checked.ok) {
    current = checked.site;
    writeCopy(await filesOf(current, checked.markdown));
  }
  return checked;
}

type Files = ReadonlyMap<string, Buffer>;

/** All pictures, those of cameras upright. */
const pictures = (): Promise<[string, Buffer][]> => {
  const { at, files } = ownersFolder(DATA_FOLDER);
  return Promise.all(
    files.filter(isTextPicturePath).map(async (name): Promise<[string, Buffer]> => {
      const file = path.join(at, name);
      return [name, isPicturePath(name) ? await uprightPicture(file) : fs.readFileSync(file)];
    }),
  );
};

/** The copy's files: all pictures, texts that are named, and the content. */
const filesOf = async (content: SiteContent, markdown: MarkdownContent): Promise<Files> => {
  const texts = textsOf(markdown).filter((text) => isDevelop() || !recordOf(text).isDraft);
  return new Map([
    ...(await pictures()),
    ...texts.map((text) => [text.file, Buffer.from(textForGatsby(text))] as const),
    // Last, since they name the others.
    ...COLLECTION_NAMES.filter((name) => content[name] !== undefined).map((name) => {
      const value = { ...content, career: withHtml(content), site: withPages(content) }[name];
      const json = JSON.stringify(withPositions(value), null, 2);
      return [`${name}.json`, Buffer.from(`${json}\n`)] as const;
    }),
  ]);
};

/** Gatsby keeps nodes in no order. So a node also changes with everything that its page shows. */
const withPositions = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((item, position) => ({ position, ...item })) : value;

/** In development the browser follows the list of the pages. */
const withPages = (content: SiteContent) => ({
  ...content.site,
  pages: isDevelop() ? sitePages(content).map(({ path: address }) => address) : undefined,
});

/** The career with the HTML of the résumé, by the address of its page. */
const withHtml = ({ career, resumes }: SiteContent) =>
  career && {
    ...career,
    html: Object.fromEntries(resumes.map((it) => [it.address, resumeHtml(it, 3)])),
  };

/** Writes only files that differ, so that Gatsby makes nothing again without need. */
function writeCopy(files: Files): void {
  const copy = checkedContentPath();
  for (const [name, bytes] of files) {
    const file = path.join(copy, name);
    if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  }
  for (const name of filesBelow(copy)) {
    if (!files.has(name)) fs.rmSync(path.join(copy, name));
  }
}
