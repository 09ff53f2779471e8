import type { ElementContent } from "hast";
import type { Nodes, PhrasingContent, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

declare module "mdast" {
  /** A note in a line. */
  interface Footnote extends Parent {
    type: "footnote";
    children: PhrasingContent[];
  }
  interface PhrasingContentMap {
    footnote: Footnote;
  }
  interface RootContentMap {
    footnote: Footnote;
  }
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** Notes as Pandoc writes them, `^[its words]`, which GFM lacks. Brackets in one come in pairs. */
const withInlineNotes = (nodes: readonly PhrasingContent[]): PhrasingContent[] => {
  const text = (value: string): PhrasingContent => ({ type: "text", value });
  const whole: PhrasingContent[] = [];
  const open: { mark: string; nodes: PhrasingContent[] }[] = [];
  const add = (...added: PhrasingContent[]) => (open.at(-1)?.nodes ?? whole).push(...added);
  const close = (end: string) => {
    const { mark = "", nodes: children = [] } = open.pop() ?? {};
    if (mark === "^[" && end !== "") add({ type: "footnote", children });
    else add(text(mark), ...children, text(end));
  };
  for (const node of nodes)
    for (const part of node.type === "text" ? node.value.split(/(\^?\[|\])/) : [node]) {
      if (typeof part !== "string") add(part);
      else if (part.endsWith("[")) open.push({ mark: part, nodes: [] });
      else if (part === "]") close(part);
      else add(text(part));
    }
  while (open.length > 0) close("");
  return whole;
};

/** A Markdown text as a tree whose nodes know their position. */
export const parseMarkdown = (source: string): Root => {
  const tree = parser.parse(source);
  if (!source.includes("^[")) return tree;
  const hasNote = (it: Nodes) => it.type === "text" && it.value.includes("^[");
  visit(tree, (node) => {
    if ("children" in node && node.children.some(hasNote))
      node.children = withInlineNotes(node.children as PhrasingContent[]);
  });
  return tree;
};

/** Their children are blocks; the children of all others are parts of one line. */
const HOLDS_BLOCKS = /^(root|list|listItem|blockquote|table|tableRow|footnoteDefinition)$/;

/** The words of a text, or of an element of HTML, without Markdown's marks and without pictures. */
export const textOf = (node: Nodes | ElementContent): string => {
  if (node.type === "break" || ("tagName" in node && node.tagName === "br")) return " ";
  if (node.type === "html")
    return node.value.replace(/<br\b[^>]*>/gi, " ").replace(/<!--[\s\S]*?-->|<[^>]*>/g, "");
  if ("value" in node) return node.value;
  if (!("children" in node)) return "";
  const children: readonly (Nodes | ElementContent)[] = node.children;
  return children.map(textOf).join(HOLDS_BLOCKS.test(node.type) ? " " : "");
};
/** The words of the first paragraph that has any, besides an address. */
export const firstParagraph = ({ children }: Root): string =>
  children
    .filter(({ type }) => type === "paragraph")
    .map((it) => textOf(it))
    .find((text) => text.trim() !== "" && !/^https:\S+$/.test(text)) ?? "";

/** The usual speed of an adult who reads silently. */
const WORDS_PER_MINUTE = 220;

const words = new Intl.Segmenter("en", { granularity: "word" });

/** Node 20 takes a minute for the words of a whole chapter, since each keeps a copy of the text. */
const SHORT_PARTS = /[\s\S]{1,200}(?=\s|$)|[\s\S]{1,200}/g;

/** The time to read a text in whole minutes, at least 1. Works in scripts without spaces, too. */
export const readingMinutes = (text: string): number => {
  const parts = text.match(SHORT_PARTS) ?? [];
  const found = parts.flatMap((part) => [...words.segment(part)].filter((it) => it.isWordLike));
  return Math.max(1, Math.round(found.length / WORDS_PER_MINUTE));
};
