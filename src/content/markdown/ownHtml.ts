import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { type Diagnostic, type DiagnosticAtOffset, quote } from "../diagnostics";

/** Comments are for the owner alone. */
export const COMMENT = /<!--[\s\S]*?-->/g;

/** A tag, or any other `<`. A `>` in quotes belongs to the tag. */
const TAG = /<(?:(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>)?/gi;

/** Elements for which Markdown has no marks, and the attributes that they may have. */
const ALLOWED = /^(?:kbd|sub|sup|br|details|summary|abbr)$/;
const ATTRIBUTES = /^(?:\s+(?:title="[^"<>]*"|open(?:="")?))*\s*\/?$/;

/** Parts of an element that is reported itself. */
const PART = /^(?:t[rdh]|thead|tbody|tfoot|caption|li|d[td]|source|option|param|figcaption)$/;

/** The Markdown for tags, which can be copied. */
const INSTEAD: readonly (readonly [tags: RegExp, instead: string])[] = [
  [/^a$/, "[{inner}]({href})"],
  [/^img$/, "![{alt}]({src})"],
  [/^(?:b|strong|mark)$/, "**{inner}**"],
  [/^(?:i|em|u|cite)$/, "*{inner}*"],
  [/^(?:s|strike|del)$/, "~~{inner}~~"],
  [/^(?:code|tt|samp)$/, "`{inner}`"],
  [/^h[1-6]$/, "{hashes} {inner}"],
  [/^hr$/, "---"],
  [/^pre$/, "the code between two lines of ```"],
  [/^blockquote$/, "each line with > before it"],
  [/^ul$/, "each item on a line with - before it"],
  [/^ol$/, "each item on a line with 1. before it"],
  [/^table$/, "each row as | cell | cell |, and | --- | --- | below the first,"],
  [/^(?:iframe|video|embed)$/, "{video}"],
  [/^(?:audio|object|script|link)$/, "[its name]({src})"],
  [/^(?:figure|picture)$/, "only its picture"],
  [/^(?:p|div|span|center|font|section|article|small|big|ins|style)$/, "only its words"],
];

/** A frame of YouTube is a player, not its page. */
const FRAME = /^(?:https:)?\/\/[\w.-]+\/embed\/([\w-]{11})(?!\w).*$/;

/** The value of a tag's or a shortcode's attribute. */
export const attributeIn = (tag: string, key: string): string | undefined =>
  new RegExp(`\\s${key}\\s*=\\s*(["']?)(.*?)\\1(?=\\s|/?>)`, "is").exec(tag)?.[2];

const aboutTag = (tag: string, name: string, after: string): string => {
  const [, instead] = INSTEAD.find(([tags]) => tags.test(name)) ?? [];
  if (instead === undefined)
    return `HTML can't be here: ${quote(tag)}. Write what it shows in Markdown, or if it is code, between backquotes: \`${tag}\`.`;
  const src = attributeIn(tag, "src")?.replace(FRAME, "https://www.youtube.com/watch?v=$1");
  const address = src || "https://…";
  const values: Readonly<Record<string, string | undefined>> = {
    inner: new RegExp(`^([^<]{1,60})</${name}>`, "i").exec(after)?.[1],
    alt: attributeIn(tag, "alt"),
    href: attributeIn(tag, "href"),
    src: address,
    video: src?.startsWith("https:") ? `${src} on a line of its own` : `[its name](${address})`,
    hashes: "#".repeat(Number(name[1])),
  };
  const written = instead.replace(/\{(\w+)\}/g, (_, key: string) => values[key] || "…");
  return `HTML can't be here: ${quote(tag)}. Write ${written} instead.`;
};

/** The errors about HTML in a text, apart from the little that may be there. */
export const checkHtml = (tree: Root, text: string, at: DiagnosticAtOffset): Diagnostic[] => {
  const diagnostics: Diagnostic[] = [];
  const open: { name: string; offset: number }[] = [];
  visit(tree, "html", ({ value, position }) => {
    const html = value.replace(COMMENT, (comment) => " ".repeat(comment.length));
    for (const { 0: tag, 1: slash, 2: found = "", 3: rest = "", index } of html.matchAll(TAG)) {
      const offset = (position?.start.offset ?? 0) + index;
      const name = found.toLowerCase();
      const report = (message: string) => void diagnostics.push(at(offset, message));
      const opening = slash ? open.findLastIndex((it) => it.name === name) : open.length;
      if (ALLOWED.test(name)) {
        if (!ATTRIBUTES.test(rest))
          report(`<${name}> may have no attributes here but title="…" and open. Write <${name}>.`);
        if (opening < 0) report(`There is no <${name}> before this. Take it out.`);
        else if (slash) open.splice(opening, 1);
        else if (name !== "br") open.push({ name, offset });
      } else if (!((slash || PART.test(name)) && diagnostics.length > 0))
        report(aboutTag(tag, name, text.slice(offset + tag.length)));
    }
  });
  const unclosed = open.map(({ name, offset }) =>
    at(offset, `<${name}> has no </${name}> after it. Write one where it ends.`),
  );
  return [...diagnostics, ...unclosed];
};
