import type { Content, Root } from "mdast";

type Node = Root | Content;

/** What holds whole lines; the parts of anything else are parts of one. */
const HOLDS_LINES: ReadonlySet<string> = new Set([
  "root",
  "list",
  "listItem",
  "blockquote",
  "table",
  "tableRow",
  "footnoteDefinition",
]);

/** The words of a part of a text, without the signs of Markdown and what pictures show. */
export const textOf = (node: Node): string => {
  if (node.type === "break") return " ";
  if ("value" in node) return node.value;
  if (!("children" in node)) return "";
  return (node.children as Node[]).map(textOf).join(HOLDS_LINES.has(node.type) ? " " : "");
};

/** The words of the first paragraph that has any. */
export const firstParagraph = ({ children }: Root): string =>
  children
    .filter(({ type }) => type === "paragraph")
    .map(textOf)
    .find((text) => text.trim() !== "") ?? "";
