import { folderOf } from "../check/checkPictures";
import type { Documents } from "../check/documents";
import { findFile } from "../check/findFile";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { quote } from "../diagnostics/quote";
import { DATA_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import { isPagePath } from "../schemas/navigation";
import { pageFrontMatter } from "./frontMatter";
import type { MarkdownFile } from "./markdownContent";
import { readMarkdown } from "./readMarkdown";

/** The Markdown files that `navigation.json` names. */
export const checkPages = async (
  documents: Documents,
): Promise<{ pages: Record<string, MarkdownFile>; diagnostics: Diagnostic[] }> => {
  const pages: Record<string, MarkdownFile> = {};
  const diagnostics: Diagnostic[] = [];
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
      diagnostics.push(navigation.diagnosticAt([index, "page"], sentence));
      continue;
    }
    const { markdown, diagnostics: inFile } = await readMarkdown(file, pageFrontMatter);
    diagnostics.push(...inFile);
    if (markdown === undefined) continue;
    const { told, ...page } = markdown;
    pages[file] = { ...page, lang: told.lang };
  }
  return { pages, diagnostics };
};
