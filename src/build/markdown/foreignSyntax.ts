import type { Content, Root } from "mdast";
import visit from "unist-util-visit";
import { quote } from "../diagnostics/quote";
import type { Remark } from "../files/textFile";
import { attributeIn } from "./ownHtml";

const ANY_SHORTCODE =
  "Write what it makes: a picture as ![…](…), code between two lines of ```, a video's address on a line of its own.";

/** Of Jekyll's and Hugo's links, the name of the post's file without its day. */
const POST_LINK =
  /\b(?:post_url|link|(?:rel)?ref)\s+["']?(?:[^\s"']*\/)?(?:\d{4}-\d\d-\d\d-)?([\w-]+)/;
const VIDEO = /\byoutube\s+(?:id\s*=\s*)?["']?([\w-]{11})(?![\w-])/;

/** The advice about a shortcode, ready to be copied if the shortcode says enough. */
const insteadOfShortcode = (code: string): string => {
  const [, post] = POST_LINK.exec(code) ?? [];
  if (post !== undefined) return `Write the address of the post, such as /posts/${post}/.`;
  if (/\bsite\.(?:base)?url\b|_url\b/.test(code))
    return "Take it out: an address on this site begins with /, such as /posts/x/.";
  const [, video] = VIDEO.exec(code) ?? [];
  if (video !== undefined)
    return `Write https://www.youtube.com/watch?v=${video} on a line of its own.`;
  const picture = /\b(?:figure|ima?ge?)\b/.test(code) ? attributeIn(code, "src") : undefined;
  return picture === undefined
    ? ANY_SHORTCODE
    : `Write ![${attributeIn(code, "alt") || "…"}](${picture}).`;
};

/** The marks of other generators, and what to write here. */
const FOREIGN: readonly (readonly [
  pattern: RegExp,
  instead: string | ((found: string) => string),
])[] = [
  [
    /\$\$(?:[^$\n]|\n(?!\s*\n))+\$\$|\\\([^\n]+?\\\)/g,
    "The site sets no formulas. Write signs such as x² ≤ ½, or show a picture of it.",
  ],
  [/(?<!=)\{\{[\s\S]+?\}\}|\{%[\s\S]+?%\}/g, insteadOfShortcode],
  [/^ {0,3}:::+ ?\w.*|^ {0,3}> ?\[!\w+\]/gm, "Write a quote: > **Note:** its words."],
  [/^(?:import .*["'].+["'];?|export (?:default|const|function) .*)$/gm, "Take this line out."],
  [/(?<![{$\\])\{[\w.]+\}(?!\})/g, (found) => `Write its value, or \\${found} to keep it.`],
  [/<\/?[A-Z][^>]*\{[^>]*>/g, "Write in Markdown what this component shows."],
  [/\{\/\*[\s\S]*?\*\/\}|<!--.*/g, "Write a comment as <!-- this --> without -- in its words."],
  [/%\[[^\]\n]+\]/g, "Write the address on a line of its own."],
  [/!\[[^\]]*\]\([^\s)]+ align=[^)]*\)/g, "Take out align=… after the picture's name."],
  [
    /\{[:#][^}\n]*\}$/gm,
    "Take it out: headings have addresses made of their words, and nothing else takes a class.",
  ],
];

/** Marks of other generators in a text, which this site would publish as they are written. Code may hold them. */
export const foreignSyntax = (tree: Root, text: string): Remark[] => {
  let prose = text;
  visit(tree, ["code", "inlineCode", "html"], (node) => {
    const { start, end } = (node as Content).position ?? {};
    const before = prose.slice(0, start?.offset);
    const hidden = prose.slice(start?.offset, end?.offset).replace(/[^\n]/g, " ");
    prose = before + hidden + prose.slice(end?.offset);
  });
  return FOREIGN.flatMap(([pattern, instead]) =>
    [...prose.matchAll(pattern)].map(({ 0: found, index }) => ({
      offset: index,
      sentence: `${quote(found.trim())} would be published as it is. ${typeof instead === "string" ? instead : instead(found)}`,
    })),
  );
};
