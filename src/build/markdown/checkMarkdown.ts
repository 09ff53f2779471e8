import path from "node:path";
import { fileDiagnostic } from "../check/findFile";
import type { Documents } from "../check/readDataFolder";
import { aboutFile, type Diagnostic } from "../diagnostics/diagnostic";
import { quote } from "../diagnostics/quote";
import { ownersFolder } from "../files/filesBelow";
import { itemsOf, recordOf } from "../json";
import { DATA_FOLDER } from "../paths";
import { isPagePath } from "../schemas/navigation";
import { slugOf, slugWords } from "../slug";
import { pageFrontMatter, postFrontMatter } from "./frontMatter";
import type { MarkdownContent, MarkdownFile, MarkdownPost } from "./markdownContent";
import { readMarkdown } from "./readMarkdown";

const POSTS_FOLDER = "posts";
const PAGES_FOLDER = "pages";

const isPostFile = (file: string): boolean => file.startsWith(`${POSTS_FOLDER}/`);
const isPageFile = (file: string): boolean => file.startsWith(`${PAGES_FOLDER}/`);

/** The paths inside `data/` of all Markdown files. */
const markdownFiles = (): string[] =>
  ownersFolder(DATA_FOLDER)
    .files.filter((file) => file.endsWith(".md"))
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

/** The name of a post's file, made of its title or of a name that doesn't fit. */
export const postFileName = (title: string): string => cutName(slugWords(title) || slugOf(title));

const aboutName = (file: string): string | undefined => {
  const { dir, name } = path.posix.parse(file);
  if (dir !== POSTS_FOLDER)
    return `Posts belong directly into ${DATA_FOLDER}/${POSTS_FOLDER}/; folders in it are for pictures.`;
  const fitting = postFileName(name);
  return fitting === name
    ? undefined
    : `The file's name is a part of the post's address: small letters, digits and hyphens, up to ${LONGEST_NAME} bytes. Call it "${fitting}.md".`;
};

const aboutAddress = (slug: string, documents: Documents): string | undefined => {
  const names = itemsOf(documents.posts?.value).map((item) => recordOf(item).name);
  const same = names.find((name) => typeof name === "string" && slugOf(name) === slug);
  return same === undefined
    ? undefined
    : `The address /posts/${slug}/ is that of the post ${quote(same)} in posts.json. Rename this file.`;
};

const newestFirst = (one: MarkdownPost, other: MarkdownPost): number =>
  other.date.localeCompare(one.date, "en") || one.slug.localeCompare(other.slug, "en");

/** The build's day. Swedish writes it like front matter: YYYY-MM-DD. */
const today = (): string => new Date().toLocaleDateString("sv-SE");

const checkPosts = async (documents: Documents, diagnostics: Diagnostic[]) => {
  const posts: MarkdownPost[] = [];
  for (const file of markdownFiles().filter(isPostFile)) {
    const slug = path.posix.parse(file).name;
    const sentence = aboutName(file) ?? aboutAddress(slug, documents);
    if (sentence !== undefined) diagnostics.push(aboutFile(file, sentence));
    const { markdown, diagnostics: inFile } = await readMarkdown(file, postFrontMatter);
    diagnostics.push(...inFile);
    if (markdown === undefined) continue;
    // With an error in it: links to it, and from it, are checked all the same.
    const unknown = { title: slug, date: today(), tags: [], draft: false };
    const { frontMatter = unknown, ...rest } = markdown;
    const isDraft = frontMatter.draft || frontMatter.date > today();
    posts.push({ ...frontMatter, ...rest, slug, isDraft });
  }
  return posts.sort(newestFirst);
};

const checkPages = async ({ navigation }: Documents, diagnostics: Diagnostic[]) => {
  const pages: Record<string, MarkdownFile> = {};
  const seen = new Set<string>();
  const folder = ownersFolder(DATA_FOLDER);
  for (const [index, item] of itemsOf(navigation?.value).entries()) {
    const { page: file } = recordOf(item);
    if (typeof file !== "string" || !isPagePath(file) || seen.has(file)) continue;
    seen.add(file);
    const sentence = fileDiagnostic({ name: file, file }, folder);
    if (sentence !== undefined && navigation !== undefined) {
      diagnostics.push(navigation.diagnosticAt([index, "page"], sentence));
      continue;
    }
    const { markdown, diagnostics: inFile } = await readMarkdown(file, pageFrontMatter);
    diagnostics.push(...inFile);
    if (markdown === undefined) continue;
    const { frontMatter, ...page } = markdown;
    pages[file] = { ...page, lang: frontMatter?.lang };
  }
  if (navigation !== undefined) diagnostics.push(...unreadTexts(seen));
  return pages;
};

/** Markdown files that are neither posts nor pages; `navigation.json` names those in `named`. */
const unreadTexts = (named: ReadonlySet<string>): Diagnostic[] =>
  markdownFiles()
    .filter((file) => !isPostFile(file) && !isPageFile(file) && !named.has(file))
    .map((file) =>
      aboutFile(
        file,
        `The site reads no text of this name. Posts belong into ${DATA_FOLDER}/${POSTS_FOLDER}/, and a page of yours is named in navigation.json: "page": ${quote(file)}.`,
      ),
    );

/** Reads and checks all posts and pages in Markdown, among them those with errors. */
export const checkMarkdown = async (
  documents: Documents,
): Promise<MarkdownContent & { diagnostics: Diagnostic[] }> => {
  const diagnostics: Diagnostic[] = [];
  const posts = await checkPosts(documents, diagnostics);
  const pages = await checkPages(documents, diagnostics);
  return { posts, pages, diagnostics };
};
