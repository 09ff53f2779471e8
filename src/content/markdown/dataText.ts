import type { Root as HtmlRoot } from "hast";
import type { Nodes, Root } from "mdast";
import { toHast } from "mdast-util-to-hast";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import type { Html } from "../../contract/html";
import { absoluteUrl } from "../../contract/siteFiles";
import { isHttpsAddress, isMailtoAddress, isPathOnSite, type TextLanguage } from "../schema";
import { asHtml, finishHtml } from "./finishHtml";
import { element } from "./htmlTree";
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

const parserWithout = (constructs: string[]) =>
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

const sourceOf = ({ position }: Nodes, text: string): string =>
  text.slice(position?.start.offset, position?.end.offset);

/** The emphasis in `5*3*2` is inside a word. */
const isInsideWord = ({ position }: Nodes, text: string): boolean =>
  /[a-z0-9]/i.test(text.charAt((position?.start.offset ?? 0) - 1)) ||
  /[a-z0-9]/i.test(text.charAt(position?.end.offset ?? text.length));

/** Reads a text of the data files. Links to other schemes, and emphasis inside a word, stay text. */
const parse = (text: string, isBlock = false): Root => {
  if (!isBlock && !/[*_`[]/.test(text)) return plain(text);
  const tree = (isBlock ? blockParser : lineParser).parse(text);
  visit(tree, (part, index, parent) => {
    const isText =
      (part.type === "break" && !isBlock) ||
      (part.type === "link" && !isFollowable(part.url)) ||
      (part.type === "emphasis" && isInsideWord(part, text));
    if (!isText || parent === undefined || index === undefined) return undefined;
    parent.children[index] = { type: "text", value: sourceOf(part, text) };
    return SKIP;
  });
  return tree;
};

interface LineOptions {
  /** The text's language, where that is not the page's. */
  readonly language?: TextLanguage | undefined;
  /** Default: false. */
  readonly hasParagraph?: boolean;
}

/** A text of the data files as HTML: links, emphasis and code are made, all else stays as it is. */
const lineHtml = (
  text: string,
  basePath: string,
  { language, hasParagraph }: LineOptions,
): Html => {
  const { children } = markLinks(toHast(parse(text)) as HtmlRoot, basePath);
  if (hasParagraph) return asHtml(children);
  const inside = children.flatMap((it) => (it.type === "element" ? it.children : []));
  return asHtml(language ? [element("span", { ...language }, inside)] : inside);
};

/** A text in one line. */
export const inlineHtml = (
  text: string,
  basePath: string,
  { language }: Pick<LineOptions, "language"> = {},
): Html => lineHtml(text, basePath, { language });

/** A text of several lines is paragraphs, lists and so on; a text in one line has a paragraph around it only if `hasParagraph`. */
export const blockHtml = (text: string, basePath: string, options: LineOptions = {}): Html =>
  hasBlocks(text)
    ? finishHtml(toHast(parse(text, true)) as HtmlRoot, { topLevel: 6, basePath, ...options })
    : lineHtml(text, basePath, options);

/** A text in one line as a tree, for paper, whose links are whole addresses. */
export const inlineTree = (text: string, home: string): Root["children"] => {
  const tree = parse(text);
  visit(tree, "link", (link) => {
    if (link.url.startsWith("/")) link.url = absoluteUrl(home, link.url);
  });
  return tree.children;
};

/** A text that may have blocks, as a tree. */
export const blockTree = (text: string): Root => parse(text, hasBlocks(text));

const wordsOf = ({ children }: Root): string => children.map((it) => textOf(it)).join("\n\n");

/** The words alone of such a text. */
export const blockWords = (text: string): string => wordsOf(blockTree(text));

/** A text's words alone, for where nothing can be a link. */
export const inlineWords = (text: string): string => wordsOf(parse(text));

/** Markdown that shows a text to the letter. */
export const literalMarkdown = (text: string): string =>
  inlineWords(text) === text ? text : text.replace(/[\\*_`[\]]/g, "\\$&");

/** The addresses of a text's links. */
export const inlineLinks = (text: string): string[] => {
  const addresses: string[] = [];
  visit(parse(text), "link", ({ url }) => void addresses.push(url));
  return addresses;
};
