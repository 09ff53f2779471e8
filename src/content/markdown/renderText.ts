import type { Html } from "../../contract/html";
import { finishHtml, type TextPicture } from "./finishHtml";
import { htmlTree } from "./htmlTree";
import type { MarkdownFile } from "./markdownContent";
import { fileOfText } from "./readBody";

/** Below a post's title, which is an h4, and below a section's, which is an h3. */
const TOP_LEVEL_IN_POST = 5;
const TOP_LEVEL_IN_PAGE = 4;

/** A Markdown file's text as a page shows it. `pictureOf` gets the path of a picture inside `data/`. */
export const renderText = async (
  text: MarkdownFile,
  basePath: string,
  pictureOf: (file: string) => Promise<TextPicture>,
): Promise<Html> => {
  const { file, tree, pictures } = text;
  const found = pictures.map(async (name) => [name, await pictureOf(name)] as const);
  const sizes = new Map(await Promise.all(found));
  return finishHtml(htmlTree(tree), {
    topLevel: "slug" in text ? TOP_LEVEL_IN_POST : TOP_LEVEL_IN_PAGE,
    basePath,
    pictureAt: (address) => sizes.get(fileOfText(file, address)),
  });
};
