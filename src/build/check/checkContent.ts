import type { Diagnostic } from "../diagnostics/diagnostic";
import { checkPages } from "../markdown/checkPages";
import { checkPosts } from "../markdown/checkPosts";
import type { MarkdownContent } from "../markdown/markdownContent";
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
  | { ok: false; diagnostics: Diagnostic[] };

/**
 * Reads and checks the whole of `data/`, drafts among it. `instead` is what some of its JSON files are to say: so a program
 * knows whether they will be right before it writes them.
 */
export async function checkContent(instead: SliceBytes = {}): Promise<CheckedContent> {
  const { documents, diagnostics: unreadable } = readDataFolder(instead);
  const { content, diagnostics: unfit } = checkSchema(documents);
  const { posts, diagnostics: inPosts } = await checkPosts(documents);
  const { pages, diagnostics: inPages } = await checkPages(documents);
  const diagnostics = [
    ...unreadable,
    ...unfit,
    ...checkNames(documents),
    ...checkFiles(documents),
    ...(await checkPictures(documents)),
    ...inPosts,
    ...inPages,
    ...checkAddresses(documents),
  ];
  if (content === undefined || diagnostics.length > 0) return { ok: false, diagnostics };
  const markdown = { posts, pages };
  const dead = checkLinks(content, markdown, documents);
  return dead.length === 0 ? { ok: true, content, markdown } : { ok: false, diagnostics: dead };
}
