import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { filesInCopy } from "../checkedCopy";
import { checkedContentPath } from "../paths";
import { isDrawingPath } from "../schemas/pictureFile";

/** A file of the checked copy as Gatsby knows it. */
export interface FileNode {
  readonly relativePath: string;
  readonly children: readonly string[];
  readonly internal: { readonly contentDigest: string };
}

const LOOK_EVERY_MS = 20;

/** Gatsby never takes so long; if it did, the site would be worse off without any pages. */
const LONGEST_MS = 10_000;

/** How many nodes Gatsby makes of a file: one for each item of a list, and none of a drawing, which is shown as it is. */
const childrenOf = (name: string, bytes: Buffer): number => {
  if (isDrawingPath(name.split(path.sep).join("/"))) return 0;
  const content: unknown = name.endsWith(".json") ? JSON.parse(bytes.toString()) : undefined;
  return Array.isArray(content) ? content.length : 1;
};

/** A file's path, bytes and number of nodes in a word. */
const mark = (relativePath: string, digest: string, children: number): string =>
  `${relativePath} ${digest} ${children}`;

const marksOfCopy = (): string[] =>
  filesInCopy().map((name) => {
    const bytes = fs.readFileSync(path.join(checkedContentPath(), name));
    const digest = createHash("md5").update(bytes).digest("hex");
    return mark(name.split(path.sep).join("/"), digest, childrenOf(name, bytes));
  });

const markOfNode = ({ relativePath, children, internal }: FileNode): string =>
  mark(relativePath, internal.contentDigest, children.length);

/**
 * Waits until Gatsby has made nodes of all that is in the checked copy, which must not change meanwhile. While the site is
 * developed it makes them one by one, and if a save comes while it answers queries, it goes on to the pages in the midst of
 * that: a section or a post would have none until its file is saved again.
 */
export const untilNodesFollow = async (
  files: () => readonly FileNode[],
  longest = LONGEST_MS,
): Promise<void> => {
  const wanted = marksOfCopy().sort().join("\n");
  const isThere = () => files().map(markOfNode).sort().join("\n") === wanted;
  const end = Date.now() + longest;
  while (!isThere() && Date.now() < end) await pause(LOOK_EVERY_MS);
};
