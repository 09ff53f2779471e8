import type { Element, Root as HtmlRoot } from "hast";
import toHtml from "hast-util-to-html";
import type { Content, Link, Root } from "mdast";
import toHast from "mdast-util-to-hast";
import remarkParse from "remark-parse";
import unified from "unified";
import visit from "unist-util-visit";
import { isHttpsAddress, isMailtoAddress, isPathOnSite } from "../addresses";
import { markLinks } from "./links";
import { textOf } from "./text";

/** All of Markdown but links, emphasis and code: a text of the data files is one line of prose. */
const NOT_IN_A_LINE = [
  "autolink",
  "blockQuote",
  "characterReference",
  "codeFenced",
  "codeIndented",
  "definition",
  "hardBreakEscape",
  "headingAtx",
  "htmlFlow",
  "htmlText",
  "labelStartImage",
  "list",
  "setextUnderline",
  "thematicBreak",
];

const parser = unified()
  .data("micromarkExtensions", [{ disable: { null: NOT_IN_A_LINE } }])
  .use(remarkParse);

/** Plain text stays as it is, spaces included. */
const plain = (value: string): Root => ({
  type: "root",
  children: [{ type: "paragraph", children: [{ type: "text", value }] }],
});

const isFollowable = (address: string): boolean =>
  isHttpsAddress(address) || isMailtoAddress(address) || isPathOnSite(address);

const sourceOf = ({ position }: Content, text: string): string =>
  text.slice(position?.start.offset, position?.end.offset);

/** The emphasis in `5*3*2` is inside a word. */
const isInsideWord = ({ position }: Content, text: string): boolean =>
  /[a-z0-9]/i.test(text.charAt((position?.start.offset ?? 0) - 1)) ||
  /[a-z0-9]/i.test(text.charAt(position?.end.offset ?? text.length));

/** Reads a text of the data files. Links to other schemes, and emphasis inside a word, stay text. */
const parse = (text: string): Root => {
  if (!/[*_`[]/.test(text)) return plain(text);
  const tree = parser.parse(text) as Root;
  visit(tree, (node, index, parent) => {
    const part = node as Content;
    const isText =
      part.type === "break" ||
      (part.type === "link" && !isFollowable(part.url)) ||
      (part.type === "emphasis" && isInsideWord(part, text));
    if (!isText || parent === undefined) return true;
    parent.children[index] = { type: "text", value: sourceOf(part, text) } as Content;
    return visit.SKIP;
  });
  return tree;
};

/** A text of the data files as HTML: links, emphasis and code are made, all else stays as it is. */
export const inlineHtml = (text: string, basePath: string): string => {
  const tree = toHast(parse(text)) as HtmlRoot;
  visit<Element>(tree, { type: "element", tagName: "a" }, ({ properties = {} }) => {
    if (String(properties.href).startsWith("/")) properties.href = `${basePath}${properties.href}`;
  });
  markLinks(tree, basePath);
  // Without the paragraph around it.
  return tree.children.map((it) => toHtml(it.type === "element" ? it.children : it)).join("");
};

/** A text's words alone, for where nothing can be a link. */
export const inlineWords = (text: string): string => parse(text).children.map(textOf).join("\n\n");

/** Markdown that shows a text to the letter. */
export const literalMarkdown = (text: string): string =>
  inlineWords(text) === text ? text : text.replace(/[\\*_`[\]]/g, "\\$&");

/** The addresses of a text's links. */
export const inlineLinks = (text: string): string[] => {
  const addresses: string[] = [];
  visit<Link>(parse(text), "link", ({ url }) => void addresses.push(url));
  return addresses;
};
