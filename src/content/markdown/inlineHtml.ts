import type { Element, Root as HtmlRoot } from "hast";
import toHtml from "hast-util-to-html";
import type { Content, Link, Root } from "mdast";
import toHast from "mdast-util-to-hast";
import remarkParse from "remark-parse";
import unified from "unified";
import visit from "unist-util-visit";
import { absoluteUrl } from "../../contract/siteFiles";
import { isHttpsAddress, isMailtoAddress, isPathOnSite } from "../schema";
import { finishHtml } from "./finishHtml";
import { markLinks } from "./links";
import { textOf } from "./text";

/** Markdown that no text of the data files has. */
const NOT_IN_DATA = [
  "autolink",
  "characterReference",
  "codeIndented",
  "definition",
  "htmlFlow",
  "htmlText",
  "labelStartImage",
  "setextUnderline",
  "thematicBreak",
];

/** Of a text in one line only links, emphasis and code are Markdown. */
const NOT_IN_A_LINE = ["blockQuote", "codeFenced", "hardBreakEscape", "headingAtx", "list"];

const parserWithout = (constructs: readonly string[]) =>
  unified()
    .data("micromarkExtensions", [{ disable: { null: constructs } }])
    .use(remarkParse);

const lineParser = parserWithout([...NOT_IN_DATA, ...NOT_IN_A_LINE]);
const blockParser = parserWithout(NOT_IN_DATA);

/** Whether a text has several lines. In a project such a text may have lists, headings, quotes and code. */
export const hasBlocks = (text: string): boolean => /\S.*\n\s*\S/.test(text);

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
const parse = (text: string, isBlock = false): Root => {
  if (!isBlock && !/[*_`[]/.test(text)) return plain(text);
  const tree = (isBlock ? blockParser : lineParser).parse(text) as Root;
  visit(tree, (node, index, parent) => {
    const part = node as Content;
    const isText =
      (part.type === "break" && !isBlock) ||
      (part.type === "link" && !isFollowable(part.url)) ||
      (part.type === "emphasis" && isInsideWord(part, text));
    if (!isText || parent === undefined) return true;
    parent.children[index] = { type: "text", value: sourceOf(part, text) } as Content;
    return visit.SKIP;
  });
  return tree;
};

/** A tree of a text with the path prefix in its links. */
const treeOf = (text: string, basePath: string, isBlock?: boolean): HtmlRoot => {
  const tree = toHast(parse(text, isBlock)) as HtmlRoot;
  visit<Element>(tree, { type: "element", tagName: "a" }, ({ properties = {} }) => {
    if (String(properties.href).startsWith("/")) properties.href = `${basePath}${properties.href}`;
  });
  return tree;
};

/** A text of the data files as HTML: links, emphasis and code are made, all else stays as it is. */
export const inlineHtml = (text: string, basePath: string): string => {
  const tree = treeOf(text, basePath);
  markLinks(tree, basePath);
  // Without the paragraph around it.
  return tree.children.map((it) => toHtml(it.type === "element" ? it.children : it)).join("");
};

/** The same as a tree, for paper, whose links are whole addresses. */
export const inlineTree = (text: string, home: string): Root["children"] => {
  const tree = parse(text);
  visit<Link>(tree, "link", (link) => {
    if (link.url.startsWith("/")) link.url = absoluteUrl(home, link.url);
  });
  return tree.children;
};

/** In the data files no text has a picture. */
const findPicture = () => Promise.reject(new Error("This text can have no picture."));

/** The same; a text of several lines is paragraphs, lists and so on. */
export const blockHtml = async (text: string, basePath: string): Promise<string> =>
  hasBlocks(text)
    ? finishHtml(treeOf(text, basePath, true), { topLevel: 6, basePath, findPicture })
    : inlineHtml(text, basePath);

/** A text that may have blocks, as a tree. */
export const blockTree = (text: string): Root => parse(text, hasBlocks(text));

/** The words alone of such a text. */
export const blockWords = (text: string): string =>
  blockTree(text).children.map(textOf).join("\n\n");

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
