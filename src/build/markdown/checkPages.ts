import { fileDiagnostic } from "../check/findFile";
import type { Documents } from "../check/readDataFolder";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { ownersFolder } from "../files/filesBelow";
import { DATA_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import { isPagePath } from "../schemas/navigation";
import { isPostFile } from "./checkPosts";
import { pageFrontMatter } from "./frontMatter";
import type { MarkdownFile } from "./markdownContent";
import { readMarkdown } from "./readMarkdown";
import { unreadTexts } from "./unreadTexts";

const PAGES = {
  fits: (file: string) => isPagePath(file) && !isPostFile(file),
  written: (file: string) => file,
};

/** The Markdown files that `navigation.json` names. What is named by nothing, and no post, is a mistake. */
export const checkPages = async (
  documents: Documents,
): Promise<{ pages: Record<string, MarkdownFile>; diagnostics: Diagnostic[] }> => {
  const pages: Record<string, MarkdownFile> = {};
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<string>();
  const { navigation } = documents;
  const folder = ownersFolder(DATA_FOLDER);
  if (navigation === undefined) return { pages, diagnostics };
  for (const [index, item] of itemsOf(navigation.value).entries()) {
    const { page: file } = recordOf(item);
    if (typeof file !== "string" || !isPagePath(file) || seen.has(file)) continue;
    seen.add(file);
    const sentence = fileDiagnostic({ name: file, file, place: PAGES }, folder);
    if (sentence !== undefined) {
      diagnostics.push(navigation.diagnosticAt([index, "page"], sentence));
      continue;
    }
    const { markdown, diagnostics: inFile } = await readMarkdown(file, pageFrontMatter);
    diagnostics.push(...inFile);
    if (markdown === undefined) continue;
    const { told, ...page } = markdown;
    pages[file] = { ...page, lang: told.lang };
  }
  return { pages, diagnostics: [...diagnostics, ...unreadTexts(seen)] };
};
