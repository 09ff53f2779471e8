import type { ElementContent } from "hast";
import type { Content, Root } from "mdast";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";

// The same parser as gatsby-transformer-remark's, so that the check sees what the build shows.
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFootnotes, { inlineNotes: true });

/** A Markdown text as a tree whose nodes know their position. */
export const parseMarkdown = (text: string): Root => parser.parse(text) as Root;

/** Their children are blocks; the children of all others are parts of one line. */
const HOLDS_BLOCKS = /^(root|list|listItem|blockquote|table|tableRow|footnoteDefinition)$/;

/** The words of a text, or of an element of HTML, without Markdown's marks and without pictures. */
export const textOf = (node: Root | Content | ElementContent): string => {
  if (node.type === "break" || ("tagName" in node && node.tagName === "br")) return " ";
  if (node.type === "html")
    return node.value.replace(/<br\b[^>]*>/gi, " ").replace(/<!--[\s\S]*?-->|<[^>]*>/g, "");
  if ("value" in node) return node.value;
  if (!("children" in node)) return "";
  const children: readonly (Content | ElementContent)[] = node.children;
  return children.map(textOf).join(HOLDS_BLOCKS.test(node.type) ? " " : "");
};

/** The words of the first paragraph that has any, besides an address. */
export const firstParagraph = ({ children }: Root): string =>
  children
    .filter(({ type }) => type === "paragraph")
    .map(textOf)
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
