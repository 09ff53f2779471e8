import type { Root } from "mdast";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";

// As gatsby-transformer-remark reads it, so that what is checked is what is shown.
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFootnotes, { inlineNotes: true });

/** A Markdown text as a tree, each part of which knows its place. */
export const parseMarkdown = (text: string): Root => parser.parse(text) as Root;
