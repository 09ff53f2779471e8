import type { Nodes, Root } from "mdast";
import { firstParagraph, textOf } from "./text";

const line = (node: Nodes): string => textOf(node).replace(/\s+/g, " ").trim();

/** A list inside a list is more points. */
const pointsIn = (node: Nodes): string[] => {
  if (node.type === "list") return node.children.flatMap(pointsIn);
  if (node.type !== "listItem") return [];
  const said = node.children.filter(({ type }) => type === "paragraph").map(line);
  return [said.join(" "), ...node.children.flatMap(pointsIn)].filter(Boolean);
};

/** The words with which a text begins: its paragraphs and the points of its lists, up to a heading that is not its first line. */
export const openingOf = (text: Root) => {
  const { children } = text;
  const end = children.findIndex(({ type }, index) => index > 0 && type === "heading");
  const blocks = end === -1 ? children : children.slice(0, end);
  const points = blocks.flatMap(pointsIn);
  const paragraphs = blocks
    .filter(({ type }) => type === "paragraph")
    .map(line)
    // An address alone is a video.
    .filter((it) => it && !/^https:\S+$/.test(it));
  if (paragraphs.length + points.length === 0) return { description: firstParagraph(text), points };
  return { description: paragraphs.join("\n\n"), points };
};
