import path from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { aboutFile } from "../diagnostics/diagnostic";
import { likelyMeant } from "../diagnostics/nearest";
import { quote } from "../diagnostics/quote";
import { DATA_FOLDER } from "../paths";
import { isPostFile, POSTS_FOLDER } from "./checkPosts";
import { markdownFiles } from "./markdownFiles";

const PAGES_FOLDER = "pages";

/** Whether it is where one writes pages: until it is named it may be a draft, see `unnamedPageNotices`. */
export const isPageFile = (file: string): boolean => file.startsWith(`${PAGES_FOLDER}/`);

const hint = (file: string): string => {
  const { dir, base } = path.posix.parse(file);
  const folder = likelyMeant(dir, [POSTS_FOLDER, PAGES_FOLDER]);
  return folder === undefined
    ? `Posts stand in ${DATA_FOLDER}/${POSTS_FOLDER}/, and a page of yours is named in navigation.json: "page": ${quote(file)}.`
    : `Did you mean ${quote(`${DATA_FOLDER}/${folder}/${base}`)}?`;
};

/** Texts in Markdown that are no posts, and no pages: `named` are those that `navigation.json` names. */
export const unreadTexts = (named: ReadonlySet<string>): Diagnostic[] =>
  markdownFiles()
    .filter((file) => !isPostFile(file) && !isPageFile(file) && !named.has(file))
    .map((file) => aboutFile(file, `The site reads no text of this name. ${hint(file)}`));
