import fs from "node:fs";
import path from "node:path";
import type { Documents } from "../check/documents";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { quote } from "../diagnostics/quote";
import { DATA_FOLDER, projectRoot } from "../paths";
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
  for (const [index, item] of itemsOf(navigation?.value).entries()) {
    const { page: file } = recordOf(item);
    if (navigation === undefined || typeof file !== "string" || !isPagePath(file)) continue;
    if (seen.has(file)) continue;
    seen.add(file);
    if (!fs.existsSync(path.join(projectRoot(), DATA_FOLDER, file))) {
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
