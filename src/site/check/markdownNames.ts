import path from "node:path";
import { DATA_FOLDER, ownersFolder } from "../../content/files";
import { isCanonicalLanguage } from "../../content/schema";
import { slugOf, slugWords } from "../../content/text";
import type { NewFiles } from "./readDataFolder";

/** The folders of texts that are records of a list, and one of them. */
export const RECORDS = { posts: "post", projects: "project" } as const;

export type Records = keyof typeof RECORDS;

/** The paths inside `data/` of all Markdown files. */
export const markdownFiles = (instead: NewFiles = {}): string[] =>
  [...new Set([...ownersFolder(DATA_FOLDER).files, ...Object.keys(instead)])]
    .filter((file) => file.endsWith(".md") && instead[file] !== null)
    .sort();

/** In bytes. A file system's limit is 255, and a name has an ending. */
const LONGEST_NAME = 200;

/** Cuts a name at a hyphen where it is too long, or else at a character. */
const cutName = (name: string): string => {
  const characters = [...name];
  while (Buffer.byteLength(characters.join("")) > LONGEST_NAME) characters.pop();
  const cut = characters.join("");
  return cut === name ? name : cut.replace(/-[^-]*$/, "");
};

/** The name of a record's file, made of its title or of a name that doesn't fit. */
export const recordFileName = (title: string): string => cutName(slugWords(title) || slugOf(title));

/** The part of a record's address that its file names: `posts/a-walk.md` and `posts/a-walk/index.md` are both "a-walk". */
export const slugOfFile = (file: string): string =>
  /^[^/]+\/([^/]+)\/index\.md$/.exec(file)?.[1] ?? path.posix.parse(file).name;

export const aboutName = (file: string, folder: Records): string | undefined => {
  const record = RECORDS[folder];
  const slug = slugOfFile(file);
  const fitting = recordFileName(slug);
  const name = file.slice(`${folder}/`.length);
  if (slug === "_index") return "Hugo's page of a list: this site makes its own. Delete this file.";
  if (name !== `${slug}.md` && name !== `${slug}/index.md`)
    return `The text of a ${record} is ${DATA_FOLDER}/${folder}/its-name.md, or index.md in a folder of its own, ${DATA_FOLDER}/${folder}/its-name/.`;
  return fitting === slug
    ? undefined
    : `The file's name is a part of the ${record}'s address: small letters, digits and hyphens, up to ${LONGEST_NAME} bytes. Call it "${name.replace(slug, fitting)}".`;
};

/** The file of a translation: `posts/a-walk.de.md` is one of `posts/a-walk.md`. */
const TRANSLATION = /^(.+)\.([^./]+)\.md$/;

export const firstOf = (file: string): { first: string; tag: string } | undefined => {
  const [, name, tag = ""] = TRANSLATION.exec(file) ?? [];
  return name && isCanonicalLanguage(tag) ? { first: `${name}.md`, tag } : undefined;
};

export const translationFile = (file: string, tag: string): string =>
  file.replace(/\.md$/, `.${tag}.md`);
