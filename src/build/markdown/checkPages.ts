import fs from "node:fs";
import path from "node:path";
import type { Documents } from "../check/documents";
import type { Mistake } from "../mistakes/mistake";
import { quote } from "../mistakes/quote";
import { DATA_FOLDER, projectRoot } from "../paths";
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
  for (const [index, item] of itemsOf(navigation?.value).entries()) {
    const { page: file } = recordOf(item);
    if (navigation === undefined || typeof file !== "string" || !isPagePath(file)) continue;
    if (seen.has(file)) continue;
    seen.add(file);
    if (!fs.existsSync(path.join(projectRoot(), DATA_FOLDER, file))) {
      const sentence = `There is no file ${quote(`${DATA_FOLDER}/${file}`)}.`;
      mistakes.push(navigation.mistakeAt([index, "page"], sentence));
      continue;
    }
    const { markdown, mistakes: inFile } = await readMarkdown(file, pageFrontMatter);
    mistakes.push(...inFile);
    if (markdown === undefined) continue;
    const { told, ...page } = markdown;
    pages[file] = { ...page, lang: told.lang };
  }
  return { pages, mistakes };
};
