import { checkPages } from "../markdown/checkPages";
import { checkPosts } from "../markdown/checkPosts";
import type { MarkdownContent } from "../markdown/markdownContent";
import type { Mistake } from "../mistakes/mistake";
import type { Content } from "../slices";
import { checkAddresses } from "./checkAddresses";
import { checkFiles } from "./checkFiles";
import { checkLinks } from "./checkLinks";
import { checkNames } from "./checkNames";
import { checkPictures } from "./checkPictures";
import { checkSchema } from "./checkSchema";
import { readDataFolder, type SliceBytes } from "./readDataFolder";

/** All content, when all of it is right; otherwise everything that is wrong with it. */
export type CheckedContent =
  | { ok: true; content: Content; markdown: MarkdownContent }
  | { ok: false; mistakes: Mistake[] };

/**
 * Reads and checks the whole of `data/`, drafts among it. `instead` is what some of its JSON files are to say: so a program
 * knows whether they will be right before it writes them.
 */
export async function checkContent(instead: SliceBytes = {}): Promise<CheckedContent> {
  const { documents, mistakes: unreadable } = readDataFolder(instead);
  const { content, mistakes: unfit } = checkSchema(documents);
  const { posts, mistakes: inPosts } = await checkPosts(documents);
  const { pages, mistakes: inPages } = await checkPages(documents);
  const mistakes = [
    ...unreadable,
    ...unfit,
    ...checkNames(documents),
    ...checkFiles(documents),
    ...(await checkPictures(documents)),
    ...inPosts,
    ...inPages,
    ...checkAddresses(documents),
  ];
  if (content === undefined || mistakes.length > 0) return { ok: false, mistakes };
  const markdown = { posts, pages };
  const dead = checkLinks(content, markdown, documents);
  return dead.length === 0 ? { ok: true, content, markdown } : { ok: false, mistakes: dead };
}
