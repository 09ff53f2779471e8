import type { Content, Link, Root } from "mdast";
import visit from "unist-util-visit";
import { isHttpsAddress, isPathOnSite } from "../../../src/build/addresses";
import { anchorsIn } from "../../../src/build/markdown/finishHtml";
import { proseOf, shortcodeAsMarkdown } from "../../../src/build/markdown/foreignSyntax";
import { htmlTree, insteadOfTag } from "../../../src/build/markdown/ownHtml";
import { aboutAnchor } from "../../../src/build/markdown/readBody";
import { withSpacedNames } from "../../../src/build/markdown/spacedNames";
import { parseMarkdown } from "../../../src/build/markdown/text";
import { asFormerAddress } from "../../../src/build/schemas/siteParts";

/** What a text leads to: the name of a picture that comes along, the new address of a post, and remarks. */
export interface Surroundings {
  pictureName(address: string): string | undefined;
  newAddress(former: string): string | undefined;
  remark(at: string, sentence: string): void;
}

const FENCE = "\n```";
const CODE =
  /(\{[%{]-?<?\s*)highlight\s+["']?(\w+).*?-?>?[%}]\}\n?([\s\S]*?)\1\/?\s*(?:end)?highlight\s*-?>?[%}]\}/g;

/** In this order: marks of other generators outside of code, and the Markdown for each. */
const IN_MARKDOWN: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    /\{%-?\s*(?:end)?raw\s*-?%\}|\{:[^}\n]*\}|(?<=^#.*)[ \t]*\{#[^}\n]*\}|^(?:import .*["'].+["'];?|export .*)$/gm,
    () => "",
  ],
  [
    /\{\{-?\s*(?:site\.(?:base)?url|["']([^"']*)["']\s*\|\s*\w+_url)\s*-?\}\}/g,
    (_, address) => address ?? "",
  ],
  [/\{[{%][\s\S]+?[}%]\}/g, (code) => shortcodeAsMarkdown(code) ?? code],
  [/!\[\[([^\]|\n]+)(?:\|([^\]\n]*))?\]\]/g, (_, file = "", words = "") => `![${words}](${file})`],
  [
    /<(b|strong|i|em|cite|s|strike|del|code|tt|h[1-6]|a)(\s[^>]*)?>([^<]{1,60})<\/\1>/gi,
    (all, name = "", rest = "", inner = "") =>
      (/^a$/i.test(name) && !/\shref=/.test(rest)
        ? inner
        : insteadOfTag(`<${name}${rest}>`, name.toLowerCase(), `${inner}</${name}>`)) ?? all,
  ],
  [/<img\b[^>]*>/gi, (tag) => (insteadOfTag(tag, "img", "") ?? tag).replace("![…]", "![]")],
  [
    /<iframe\b[^>]*>\s*(?:<\/iframe>)?/gi,
    (tag) => `\n\n${insteadOfTag(tag, "iframe", "")?.split(" ")[0]}\n\n`,
  ],
  [/<hr\b[^>]*>/gi, () => "\n\n---\n\n"],
  [/<(\/?)(?:p|div|center|figure|figcaption|section|article)\b[^>]*>/gi, () => "\n\n"],
  [/<\/?(?:span|font|small|big|ins|u|picture|style)\b[^>]*>|<a\s[^>]*>\s*<\/a>/gi, () => ""],
  [/<br\s[^>]*>/gi, () => "<br>"],
];

/** Replaces what a pattern finds outside of code. */
const replaced = (text: string, [pattern, write]: (typeof IN_MARKDOWN)[number]): string => {
  if (text.search(pattern) < 0) return text;
  const prose = proseOf(parseMarkdown(text), text, ["code", "inlineCode"]);
  let done = 0;
  const parts = [...prose.matchAll(pattern)].flatMap((found) => {
    const before = text.slice(done, found.index);
    done = found.index + found[0].length;
    return [before, write(...found)];
  });
  return parts.join("") + text.slice(done);
};

const FOREIGN_PICTURE =
  "A picture of another site became a link: save it beside the post to show it.";

/** A post's text as this site has it. */
export const convertText = (
  written: string,
  { pictureName, newAddress, remark }: Surroundings,
): string => {
  const fenced = written.replace(
    CODE,
    (_, __, language, code) => `${FENCE}${language}\n${code}${FENCE}\n`,
  );
  const { body: text } = withSpacedNames(IN_MARKDOWN.reduce(replaced, fenced));
  const tree = parseMarkdown(text);
  const anchors = anchorsIn(htmlTree(tree));
  const edits: { start: number; end: number; text: string }[] = [];
  const edit = (start = 0, end = 0, text = "") => void edits.push({ start, end, text });
  const placeOf = ({ position }: Content) =>
    [position?.start.offset ?? 0, position?.end.offset ?? 0] as const;
  visit(tree, (it) => {
    const node = it as Root | Content;
    if (node.type === "image") {
      const file = pictureName(node.url);
      const words = node.alt || node.title || "";
      if (file !== undefined) edit(...placeOf(node), `![${words}](<${file}>)`);
      else if (/^https?:/.test(node.url)) {
        remark(node.url, FOREIGN_PICTURE);
        edit(...placeOf(node), `[${words || "picture"}](${node.url.replace(/^http:/, "https:")})`);
      }
    }
    if (node.type === "definition" && /^http:/.test(node.url)) {
      const [start, end] = placeOf(node);
      edit(start, end, text.slice(start, end).replace("http:", "https:"));
    }
    if (node.type === "link") editLink(node);
  });
  function editLink(node: Link) {
    const [start, end] = placeOf(node);
    const [first, last] = [node.children.at(0), node.children.at(-1)];
    const [from, to] = [first ? placeOf(first)[0] : end, last ? placeOf(last)[1] : end];
    const keepWords = (sentence: string) => {
      if (sentence) remark(node.url, sentence);
      edit(start, from);
      edit(to, end);
    };
    const [path = "", hash] = node.url.split(/(?=#)/);
    const address = newAddress(path);
    if (address !== undefined) return edit(to, end, `](${address})`);
    // A small picture that led to itself.
    if (first?.type === "image" && pictureName(node.url) !== undefined) return keepWords("");
    if (path === "" && hash) {
      if (aboutAnchor(hash, anchors))
        keepWords("No heading has this address: the link became its words.");
    } else if (isPathOnSite(node.url) || !/^[a-z]+:/i.test(node.url))
      keepWords("This address is no post that is published: the link became its words.");
    else if (/^http:/i.test(node.url)) {
      const secure = node.url.replace(/^http:/i, "https:");
      if (!isHttpsAddress(secure))
        return keepWords("This address can't be followed: the link became its words.");
      remark(
        node.url,
        "http:// became https://. Not every old site answers there: npm run check:online tries.",
      );
      if (start === from)
        edit(start, end, text.slice(start, end).replace(/^(<?)(?:http:\/\/)?/i, "$1https://"));
      else edit(to, end, `](${secure})`);
    }
    return undefined;
  }
  edits.sort((one, other) => other.start - one.start);
  return edits.reduce(
    (its, { start, end, text }) => its.slice(0, start) + text + its.slice(end),
    text,
  );
};

/** A link's address as the former site's redirects have it. */
export const formerPath = (address: string): string | undefined =>
  asFormerAddress(address.replace(/\/?$/, "/"));
