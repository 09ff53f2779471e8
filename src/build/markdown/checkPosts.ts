import path from "node:path";
import { slugOf } from "../../lib/slug";
import type { Documents } from "../check/readDataFolder";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { aboutFile } from "../diagnostics/diagnostic";
import { quote } from "../diagnostics/quote";
import { DATA_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import { postFrontMatter } from "./frontMatter";
import type { MarkdownPost } from "./markdownContent";
import { markdownFiles } from "./markdownFiles";
import { readMarkdown } from "./readMarkdown";

export const POSTS_FOLDER = "posts";

/** Whether a Markdown file is read as a post, or at least meant as one. */
export const isPostFile = (file: string): boolean => file.startsWith(`${POSTS_FOLDER}/`);

const postFiles = (): string[] => markdownFiles().filter(isPostFile).sort();

/** Why the file can't be a post, or undefined when it can. */
const aboutName = (file: string): string | undefined => {
  const { dir, name } = path.posix.parse(file);
  if (dir !== POSTS_FOLDER) {
    return `Posts stand directly in ${DATA_FOLDER}/${POSTS_FOLDER}/; folders in it are for pictures.`;
  }
  const slug = slugOf(name);
  return slug === name
    ? undefined
    : `The file's name is a part of the post's address. Call it ${quote(`${slug}.md`)}.`;
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

/** All posts that are Markdown files, the newest first. */
export const checkPosts = async (
  documents: Documents,
): Promise<{ posts: MarkdownPost[]; diagnostics: Diagnostic[] }> => {
  const posts: MarkdownPost[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of postFiles()) {
    const slug = path.posix.parse(file).name;
    const sentence = aboutName(file) ?? aboutAddress(slug, documents);
    if (sentence !== undefined) diagnostics.push(aboutFile(file, sentence));
    const { markdown, diagnostics: inFile } = await readMarkdown(file, postFrontMatter);
    diagnostics.push(...inFile);
    if (markdown === undefined) continue;
    const { told, ...rest } = markdown;
    const { title, lang, date, tags, draft } = told;
    posts.push({ ...rest, slug, title, lang, date, tags, isDraft: draft });
  }
  return { posts: posts.sort(newestFirst), diagnostics };
};
