import type { Root as HtmlRoot } from "hast";
import raw from "hast-util-raw";
import type { HTML, Root } from "mdast";
import toHast, { type Handler } from "mdast-util-to-hast";
import visit from "unist-util-visit";
import { quote } from "../diagnostics/quote";
import type { Remark } from "../files/textFile";

/** Comments are for the owner alone. */
const COMMENT = /<!--[\s\S]*?-->/g;

/** A `>` in quotes belongs to the tag. */
const TAG = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/** Elements for which Markdown has no marks. */
const ALLOWED = /^(?:kbd|sub|sup|br|details|summary|abbr)$/;
const ATTRIBUTES = /^(?:\s+(?:title="[^"<>]*"|open(?:="")?))*\s*\/?$/;

/** Its whole is reported. */
const PART = /^(?:t[rdh]|thead|tbody|tfoot|caption|li|d[td]|source|option|param|figcaption)$/;

interface Tag {
  /** The words between it and its closing tag. */
  readonly inner: string;
  attribute(name: string): string;
}

const around = (before: string, after: string) => (tag: Tag) => before + tag.inner + after;
const strong = around("**", "**");
const emphasis = around("*", "*");
const strike = around("~~", "~~");
const code = around("`", "`");
const link = (tag: Tag) => `[its name](${tag.attribute("src") || tag.attribute("href")})`;
const YOUTUBE_FRAME = /^(?:https:)?\/\/[\w.-]+\/embed\/([\w-]{11})(?!\w).*$/;
const video = (tag: Tag) => {
  const address = tag.attribute("src").replace(YOUTUBE_FRAME, "https://www.youtube.com/watch?v=$1");
  if (address.startsWith("/")) return link(tag);
  return `${address || "the video's address"} on a line of its own`;
};
const words = () => "only its words, with empty lines between paragraphs,";
const picture = () => "only its picture";

/** The Markdown for a tag, which can be copied. */
const INSTEAD: Readonly<Record<string, (tag: Tag) => string>> = {
  a: (tag) => `[${tag.inner}](${tag.attribute("href")})`,
  img: (tag) => `![${tag.attribute("alt") || "what it shows"}](${tag.attribute("src")})`,
  ...{ b: strong, strong, mark: strong, i: emphasis, em: emphasis, u: emphasis, cite: emphasis },
  ...{ s: strike, strike, del: strike, code, tt: code, samp: code, q: around("“", "”") },
  ...{ h1: around("# ", ""), h2: around("## ", ""), h3: around("### ", "") },
  ...{ h4: around("#### ", ""), h5: around("##### ", ""), h6: around("###### ", "") },
  hr: () => "---",
  pre: () => "the code between two lines of ```",
  blockquote: () => "each line with > before it",
  ul: () => "each item on a line with - before it",
  ol: () => "each item on a line with 1. before it",
  table: () => "each row as | cell | cell |, and | --- | --- | below the first,",
  ...{ iframe: video, video, embed: video, audio: link, object: link, script: link, link },
  ...{ p: words, div: words, span: words, center: words, font: words, section: words },
  ...{ article: words, small: words, big: words, ins: words, style: () => "it without styles" },
  ...{ figure: picture, picture },
};

const aboutTag = (written: string, name: string, tag: Tag): string => {
  const instead = Object.hasOwn(INSTEAD, name) && INSTEAD[name]?.(tag);
  return instead
    ? `HTML can't be here: ${quote(written)}. Write ${instead} instead.`
    : `HTML can't be here: ${quote(written)}. Write what it shows in Markdown, or if it is code, between backquotes: \`${written}\`.`;
};

const attributeIn = (written: string) => (name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(["']?)(.*?)\\1(?=[\\s/>])`, "is").exec(written)?.[2] ?? "";

const spaces = (text: string): string => " ".repeat(text.length);

/** The errors about HTML in a text, apart from the little that may be there. */
export const checkHtml = (tree: Root, text: string): Remark[] => {
  const remarks: Remark[] = [];
  const open: { name: string; offset: number }[] = [];
  visit<HTML>(tree, "html", ({ value, position }) => {
    const start = position?.start.offset ?? 0;
    const html = value.replace(COMMENT, spaces);
    for (const { 0: written, 1: slash, 2: found = "", 3: rest = "", index } of html.matchAll(TAG)) {
      const name = found.toLowerCase();
      const offset = start + index;
      const closed = slash && open.findLastIndex((it) => it.name === name);
      if (!ALLOWED.test(name)) {
        if ((slash || PART.test(name)) && remarks.length > 0) continue;
        const after = text.slice(offset + written.length);
        const inner = new RegExp(`^([^<]{1,60})</${name}>`, "i").exec(after)?.[1] ?? "its words";
        const tag = { inner, attribute: attributeIn(written) };
        remarks.push({ offset, sentence: aboutTag(written, name, tag) });
      } else if (!ATTRIBUTES.test(rest)) {
        const sentence = `<${name}> may have no attributes here but title="…"${name === "details" ? " and open" : ""}. Write <${name}>.`;
        remarks.push({ offset, sentence });
        if (!slash) open.push({ name, offset });
      } else if (closed === -1) {
        remarks.push({ offset, sentence: `There is no <${name}> before this. Take it out.` });
      } else if (slash) open.splice(Number(closed), 1);
      else if (name !== "br") open.push({ name, offset });
    }
    const other = html.replace(TAG, spaces).indexOf("<");
    if (other >= 0) {
      const sentence = `This is neither text nor a tag: ${quote(html.slice(other).trim())}. Write &lt; for a <, or put code between backquotes.`;
      remarks.push({ offset: start + other, sentence });
    }
  });
  const unclosed = open.map(({ name, offset }) => ({
    offset,
    sentence: `<${name}> has no </${name}> after it. Write one where it ends.`,
  }));
  return [...remarks, ...unclosed];
};

/** A text as a tree of HTML, with the owner's few tags and without comments. */
export const htmlTree = (tree: Root): HtmlRoot => {
  let hasHtml = false;
  const html: Handler = (_, node) => {
    hasHtml = true;
    return { type: "raw", value: (node as HTML).value.replace(COMMENT, "") };
  };
  const made = toHast(tree, { allowDangerousHtml: true, handlers: { html } });
  return (hasHtml ? raw(made) : made) as HtmlRoot;
};
