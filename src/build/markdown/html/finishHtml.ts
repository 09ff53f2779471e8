import type { Root } from "hast";
import toHtml from "hast-util-to-html";
import { withNamedFootnotes, withScrollingTables, withTaskMarks } from "./blocks";
import { withColouredCode } from "./code";
import { withAnchors } from "./headings";
import { withMarkedLinks } from "./links";
import { type FindPicture, withPictures } from "./pictures";

export interface FinishOptions {
  /** The text's own name, which no other text in the document has. */
  readonly name: string;
  /** The level of its highest headings, 1 to 6. */
  readonly topLevel: number;
  /** What all paths of the site begin with in HTML; empty at the root of a host. */
  readonly basePath: string;
  readonly findPicture: FindPicture;
}

/**
 * A text as visitors read it, from the tree that gatsby-transformer-remark makes of it. Nothing in it needs a script, and
 * nothing in it is the owner's own HTML, which the check has refused. The
 * tree is changed: it is made anew each time that it is asked for.
 */
export const finishHtml = async (
  tree: Root,
  { name, topLevel, basePath, findPicture }: FinishOptions,
): Promise<string> => {
  // Between blocks, a browser makes nothing of them.
  tree.children = tree.children.filter((it) => it.type !== "text" || it.value.trim() !== "");
  withNamedFootnotes(tree, name);
  withMarkedLinks(tree, basePath);
  withAnchors(tree, topLevel);
  withColouredCode(tree);
  withScrollingTables(tree);
  withTaskMarks(tree);
  await withPictures(tree, findPicture);
  return toHtml(tree);
};
