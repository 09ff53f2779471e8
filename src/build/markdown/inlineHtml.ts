import type { Content, PhrasingContent, Root } from "mdast";
import remarkParse from "remark-parse";
import unified from "unified";
import { isHttpsAddress, isMailtoAddress, isPathOnSite } from "../addresses";
import { escapeHtml } from "../escapeHtml";
import { linkMarks, OUTSIDE_SIGN } from "./html/links";

/** All of Markdown but links, emphasis and code: a text of the data files is one line of prose, however it begins. */
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

/** Without one of these a text is what it is, to the letter. */
const SIGNS = /[*_`[]/;

type Node = Root | Content;

const sourceOf = ({ position }: Node, text: string): string =>
  text.slice(position?.start.offset, position?.end.offset);

const isFollowable = (address: string): boolean =>
  isHttpsAddress(address) || isMailtoAddress(address) || isPathOnSite(address);

/** As in `5*3*2`. */
const isInsideWord = ({ position }: Node, text: string): boolean =>
  /[a-z0-9]/i.test(text.charAt((position?.start.offset ?? 0) - 1)) ||
  /[a-z0-9]/i.test(text.charAt(position?.end.offset ?? text.length));

/** How the parts of a text are written. */
interface Writer {
  text(words: string): string;
  element(tag: "em" | "strong" | "code", inside: string): string;
  link(address: string, inside: string): string;
}

const write = (node: Node, text: string, writer: Writer): string => {
  const inside = () => writeAll((node as { children: PhrasingContent[] }).children, text, writer);
  switch (node.type) {
    case "text":
      return writer.text(node.value);
    case "inlineCode":
      return writer.element("code", writer.text(node.value));
    case "strong":
      return writer.element("strong", inside());
    case "emphasis":
      return isInsideWord(node, text)
        ? writer.text(sourceOf(node, text))
        : writer.element("em", inside());
    case "link":
      return isFollowable(node.url)
        ? writer.link(node.url, inside())
        : writer.text(sourceOf(node, text));
    case "paragraph":
      return inside();
    default:
      return writer.text(sourceOf(node, text));
  }
};

const writeAll = (nodes: readonly Node[], text: string, writer: Writer): string =>
  nodes.map((node) => write(node, text, writer)).join("");

const written = (text: string, writer: Writer): string => {
  if (!SIGNS.test(text)) return writer.text(text);
  const { children } = parser.parse(text) as Root;
  // What is between paragraphs is blank.
  return children.map((node) => write(node, text, writer)).join(writer.text("\n\n"));
};

const marksOf = (address: string): string =>
  Object.entries(linkMarks(address, "") ?? {})
    .map(([key, value]) =>
      key === "rel"
        ? ` rel="${[value].flat().join(" ")}"`
        : ` ${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeHtml(String(value))}"`,
    )
    .join("");

/** A text of the data files as HTML: links, emphasis and code are made, all else stays as it is. */
export const inlineHtml = (text: string, basePath: string): string =>
  written(text, {
    text: escapeHtml,
    element: (tag, inside) => `<${tag}>${inside}</${tag}>`,
    link: (address, inside) => {
      const href = address.startsWith("/") ? basePath + address : address;
      const marks = marksOf(address);
      const sign = marks.includes("data-outside")
        ? `<span aria-hidden="true">${OUTSIDE_SIGN}</span>`
        : "";
      return `<a href="${escapeHtml(href)}"${marks}>${inside}${sign}</a>`;
    },
  });

/** A text's words alone, for where nothing can be a link. */
export const inlineWords = (text: string): string =>
  written(text, {
    text: (words) => words,
    element: (_tag, inside) => inside,
    link: (_address, inside) => inside,
  });

/** The addresses of a text's links. */
export const inlineLinks = (text: string): string[] => {
  const addresses: string[] = [];
  const keepAddress = (address: string) => {
    addresses.push(address);
    return "";
  };
  written(text, { text: () => "", element: () => "", link: keepAddress });
  return addresses;
};
