import type { Link, Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { anchorsIn } from "./finishHtml";
import { proseOf, shortcodeAsMarkdown } from "./foreignSyntax";
import { htmlTree, wordsOfHtml } from "./htmlTree";
import { attributeIn } from "./ownHtml";
import { aboutAnchor } from "./readBody";
import { withSpacedNames } from "./spacedNames";
import { parseMarkdown } from "./text";

/** The pictures that come along, the new addresses of posts, and where warnings go. */
interface Surroundings {
  pictureName(address: string): string | undefined;
  newAddress(former: string): string | undefined;
  warn(at: string, message: string): void;
}

const YOUTUBE = "https://www.youtube.com/watch?v=";

const CODE =
  /(\{[%{]<?\s*)highlight\s+["']?(\w+).*?>?[%}]\}\n?([\s\S]*?)\1\/?\s*(?:end)?highlight\s*>?[%}]\}/g;

const asBlock = (lines: readonly string[]): string => `\n\n${lines.join("\n")}\n\n`;

const MARKS: Readonly<Record<string, string>> = {
  b: "**",
  strong: "**",
  i: "*",
  em: "*",
  del: "~~",
  strike: "~~",
};

/** Marks with a space inside would be published as they are. */
const markAsMarkdown = (_: string, name = "", inner = ""): string => {
  const mark = MARKS[name.toLowerCase()] ?? "";
  const words = inner.trim();
  return words && inner.replace(words, () => `${mark}${words}${mark}`);
};

const pairAsMarkdown = (_: string, name = "", rest = "", inner = ""): string => {
  const href = attributeIn(`<${name}${rest}>`, "href");
  if (inner.trim() === "") return "";
  if (/^h/i.test(name)) return `\n\n${"#".repeat(Number(name[1]))} ${inner.trim()}\n\n`;
  return href === undefined ? inner : `[${inner.trim()}](${href})`;
};

const codeAsMarkdown = (tags: string): string => {
  const words = wordsOfHtml(tags);
  return words && `\`${words}\``;
};

const linesOfCode = (tags: string): string => {
  const [, language = ""] = /\blang(?:uage)?-([\w+#-]+)/.exec(tags) ?? [];
  const words = wordsOfHtml(tags).trimEnd();
  const fence = words.includes("```") ? "````" : "```";
  return asBlock([fence + language, words, fence]);
};

const imageAsMarkdown = (tag: string): string =>
  `![${attributeIn(tag, "alt") ?? ""}](${attributeIn(tag, "src")})`;

const listAsMarkdown = (_: string, name = "", inner = ""): string => {
  const [, ...items] = inner.split(/<li\b[^>]*>/i);
  const words = items.map((it) =>
    it
      .replace(/<\/li\s*>/gi, "")
      .trim()
      .replace(/\s*\n\s*/g, " "),
  );
  return asBlock(words.map((it) => `${/^o/i.test(name) ? "1." : "-"} ${it}`));
};

const quoteAsMarkdown = (_: string, inner = ""): string =>
  asBlock(
    inner
      .trim()
      .replace(/\n{3,}/g, "\n\n")
      .split("\n")
      .map((line) => `> ${line}`.trimEnd()),
  );

/** In this order: marks of other generators outside of code, and the Markdown for each. */
const IN_MARKDOWN: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/<pre\b[^>]*>[\s\S]*?<\/pre>/gi, linesOfCode],
  // Words may be between braces, too, and begin a line with "export".
  [
    /\{%-?\s*(?:end)?raw\s*-?%\}|\{:?(?:\s*(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|[\w-]+)))+\s*\}|\{:\s*\w+\s*\}/g,
    () => "",
  ],
  [
    /^(?:import\s(?:[\w*{][^"'\n]*\sfrom\s+)?["'][^"'\n]+["'];?|export (?:default|const|let|function)\s.*)$/gm,
    () => "",
  ],
  [
    /\{\{-?\s*(?:site\.(?:base)?url|["']([^"']*)["']\s*\|\s*\w+_url)\s*-?\}\}/g,
    (_, address) => address ?? "",
  ],
  [/\{[{%][\s\S]+?[}%]\}/g, (code) => shortcodeAsMarkdown(code)?.replace("![…]", "![]") ?? code],
  // A title with quotation marks inside would end the definitions.
  [/^( {0,3}\[[^\]^\n][^\]\n]*\]:\s*\S+)\s+["'(].*$/gm, (_, definition = "") => definition],
  [/!\[\[([^\]|\n]+)(?:\|([^\]\n]*))?\]\]/g, (_, file, words = "") => `![${words}](${file})`],
  [/<img\b[^>]*>/gi, imageAsMarkdown],
  [/<\/?(?:span|font|small|big|ins|u|picture|style|img)\b[^>]*>/gi, () => ""],
  [/<code\b[^>]*>[^<]*<\/code>/gi, codeAsMarkdown],
  [/<(b|strong|i|em|del|strike)(?:\s[^>]*)?>([^<]*)<\/\1>/gi, markAsMarkdown],
  [
    /<\/?(b|strong|i|em|del|strike)(?:\s[^>]*)?>/gi,
    (_, name = "") => MARKS[name.toLowerCase()] ?? "",
  ],
  [/<(h[1-6]|a)(\s[^>]*)?>((?:[^<]|<(?![a-z/]))*)<\/\1>/gi, pairAsMarkdown],
  [
    /<iframe\b[^>]*\/embed\/([\w-]{11})[^>]*>\s*(?:<\/iframe>)?/gi,
    (_, id) => `\n\n${YOUTUBE}${id}\n\n`,
  ],
  // They decorate a quotation, which says the same without.
  [
    /<script\b[^>]*\bsrc=[^>]*\/(?:platform\.(?:twitter|x)\.com\/widgets|embed)\.js[^>]*>\s*<\/script>/gi,
    () => "",
  ],
  [/<hr\b[^>]*>/gi, () => "\n\n---\n\n"],
  [/<\/?(?:p|div|center|figure|figcaption|section)\b[^>]*>/gi, () => "\n\n"],
  [/<\/br\s*>|<br\s[^>]*>/gi, () => "<br>"],
  [/<(ul|ol)\b[^>]*>((?:(?!<\/?[uo]l\b)[\s\S])*)<\/\1>/gi, listAsMarkdown],
  [/<blockquote\b[^>]*>((?:(?!<\/?blockquote\b)[\s\S])*)<\/blockquote>/gi, quoteAsMarkdown],
];

/** Replaces what a pattern finds outside of code. What it finds may have code in it. */
const replaced = (text: string, [pattern, write]: (typeof IN_MARKDOWN)[number]): string => {
  if (text.search(pattern) < 0) return text;
  const withPlaces = new RegExp(pattern, `${pattern.flags}d`);
  const prose = proseOf(parseMarkdown(text), text, ["code", "inlineCode"]);
  let done = 0;
  const parts = [...prose.matchAll(withPlaces)].flatMap(({ index, indices = [] }) => {
    const found = [...indices].map((place) => place && text.slice(...place));
    const before = text.slice(done, index);
    done = index + (found[0]?.length ?? 0);
    return [before, write(...found)];
  });
  return parts.join("") + text.slice(done);
};

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const placeOf = ({ position }: Pick<Nodes, "position">) =>
  [position?.start.offset ?? 0, position?.end.offset ?? 0] as const;

const withEdits = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((its, { start, end, text: by }) => its.slice(0, start) + by + its.slice(end), text);

/** Links and pictures whose addresses are defined elsewhere, with their addresses. */
const withInlineAddresses = (text: string): string => {
  const tree = parseMarkdown(text);
  const addresses = new Map<string, string>();
  const edits: Edit[] = [];
  const edit = (start: number, end: number, by: string) =>
    void edits.push({ start, end, text: by });
  visit(tree, "definition", (node) => {
    if (!addresses.has(node.identifier)) addresses.set(node.identifier, node.url);
    edit(...placeOf(node), "");
  });
  visit(tree, (node) => {
    if (node.type !== "linkReference" && node.type !== "imageReference") return;
    const [start, end] = placeOf(node);
    const address = `](<${addresses.get(node.identifier)}>)`;
    if (node.type === "imageReference") edit(start, end, `![${node.alt ?? ""}${address}`);
    const last = "children" in node ? node.children.at(-1) : undefined;
    if (last) edit(placeOf(last)[1], end, address);
  });
  return withEdits(text, edits);
};

const FOREIGN_PICTURE =
  "A picture of another site became a link: save it beside the post to show it.";

/** A text of another generator in this site's Markdown. */
export const convertText = (
  written: string,
  { pictureName, newAddress, warn }: Surroundings,
): string => {
  const fenced = written.replace(CODE, "\n```$2\n$3\n```\n");
  const { body } = withSpacedNames(IN_MARKDOWN.reduce(replaced, fenced));
  const text = withInlineAddresses(body);
  const tree = parseMarkdown(text);
  const anchors = anchorsIn(htmlTree(tree));
  const edits: Edit[] = [];
  const edit = (start = 0, end = 0, text = "") => void edits.push({ start, end, text });
  visit(tree, (node, _index, parent) => {
    if (node.type === "image") {
      const file = pictureName(node.url);
      const words = node.alt || node.title || "";
      if (file !== undefined) edit(...placeOf(node), `![${words}](<${file}>)`);
      else if (/^https?:/.test(node.url)) {
        warn(node.url, FOREIGN_PICTURE);
        edit(...placeOf(node), `[${words || "picture"}](${node.url.replace(/^http:/, "https:")})`);
      }
    }
    // The words of a link may look like an address.
    if (node.type === "link" && parent?.type !== "link") editLink(node);
  });
  function editLink({ url, children: [first, ...others], position }: Link) {
    const [start, end] = placeOf({ position });
    const [from, to] = first ? [placeOf(first)[0], placeOf(others.at(-1) ?? first)[1]] : [end, end];
    const keepWords = (message = "") => {
      if (message) warn(url, message);
      edit(start, from);
      edit(to, end);
    };
    const [path = "", hash = ""] = url.split(/(?=#)/);
    const address = path && newAddress(path);
    const secure = url.replace(/^http:/i, "https:");
    const isInBrackets = text.startsWith("<", start);
    const isBare = start === from || isInBrackets;
    if (address && isBare) edit(start, end, `[${url}](${address})`);
    else if (address) edit(to, end, `](${address})`);
    // A small picture that led to itself.
    else if (first?.type === "image" && pictureName(url)) keepWords();
    else if (
      url === "" ||
      (path === "" ? aboutAnchor(hash, anchors) : !/^(?:https?|mailto):/i.test(url))
    )
      keepWords("This leads to no post or heading that is published: the link became its words.");
    else if (secure !== url) {
      warn(
        url,
        "http became https, at which some old sites do not answer: npm run check:online tries.",
      );
      if (isBare) edit(start, end, isInBrackets ? `<${secure}>` : secure);
      else edit(to, end, `](${secure})`);
    }
  }
  return withEdits(text, edits);
};
