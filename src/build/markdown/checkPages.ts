import { folderOf } from "../check/checkPictures";
import type { Documents } from "../check/documents";
import { findFile } from "../check/findFile";
import type { Mistake } from "../mistakes/mistake";
import { quote } from "../mistakes/quote";
import { DATA_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import { isPagePath } from "../schemas/navigation";
import { pageFrontMatter } from "./frontMatter";
import type { MarkdownFile } from "./markdownContent";
import { readMarkdown } from "./readMarkdown";

/** The Markdown files that `navigation.json` names. */
export const checkPages = async (
  documents: Documents,
): Promise<{ pages: Record<string, MarkdownFile>; mistakes: Mistake[] }> => {
  const pages: Record<string, MarkdownFile> = {};
  const mistakes: Mistake[] = [];
  const seen = new Set<string>();
  const { navigation } = documents;
  const folder = folderOf(DATA_FOLDER);
  for (const [index, item] of itemsOf(navigation?.value).entries()) {
    const { page: file } = recordOf(item);
    if (navigation === undefined || typeof file !== "string" || !isPagePath(file)) continue;
    if (seen.has(file)) continue;
    seen.add(file);
    if (!findFile(folder, file, () => false).found) {
      const sentence = `There is no file ${quote(`${DATA_FOLDER}/${file}`)}.`;
      mistakes.push(navigation.mistakeAt([index, "page"], sentence));
      continue;
    }
    const { markdown, mistakes: inFile } = await readMarkdown(file, pageFrontMatter);
    mistakes.push(...inFile);
    if (markdown === undefined) continue;
    const { told: _, ...page } = markdown;
    pages[file] = page;
  }
  return { pages, mistakes };
};
