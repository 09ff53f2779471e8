import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { asWarning, type Diagnostic, type DiagnosticAtOffset, quote } from "../diagnostics";
import { attributeIn } from "./ownHtml";

const ANY_SHORTCODE =
  "Write what it makes: a picture as ![…](…), code between two lines of ```, a video's address on a line of its own.";

/** Of Jekyll's and Hugo's links, the name of the post's file without its day. */
const POST_LINK =
  /\b(?:post_url|link|(?:rel)?ref)\s+["']?(?:[^\s"']*\/)?(?:\d{4}-\d\d-\d\d-)?([\w-]+)/;
const VIDEO = /\byoutube\s+(?:id\s*=\s*)?["']?([\w-]{11})(?![\w-])/;

/** The Markdown for a shortcode, if it says enough. */
export const shortcodeAsMarkdown = (code: string): string | undefined => {
  const [, post] = POST_LINK.exec(code) ?? [];
  if (post !== undefined) return `/posts/${post}/`;
  const [, video] = VIDEO.exec(code) ?? [];
  if (video !== undefined) return `https://www.youtube.com/watch?v=${video}`;
  const picture = /\b(?:figure|ima?ge?)\b/.test(code) ? attributeIn(code, "src") : undefined;
  const alt = attributeIn(code, "alt") || attributeIn(code, "caption") || "…";
  return picture && `![${alt}](${picture})`;
};

/** The advice about a shortcode, ready to be copied if the shortcode says enough. */
const insteadOfShortcode = (code: string): string => {
  const instead = shortcodeAsMarkdown(code);
  if (instead?.startsWith("/")) return `Write the address of the post, such as ${instead}.`;
  if (/\bsite\.(?:base)?url\b|_url\b/.test(code))
    return "Take it out: an address on this site begins with /, such as /posts/x/.";
  if (instead === undefined) return ANY_SHORTCODE;
  return `Write ${instead}${instead.startsWith("!") ? "." : " on a line of its own."}`;
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
  [/\{\/\*[\s\S]*?\*\/\}|<!--.*/g, "Write a comment as <!-- this -->."],
  [
    /!\[\[[^\]\n]+\]\]/g,
    (found) => {
      const [file = "", words = "…"] = found.slice(3, -2).split("|");
      return `Write ![${words}](${file}).`;
    },
  ],
  [/(?<!!)\[\[[^\]\n]+\]\](?!\()/g, "Write a link: [its words](/posts/its-address/)."],
  [/(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/g, (it) => `Write **${it.slice(2, -2)}**.`],
  [/(?<![\w:/]):[a-z][a-z\d_+-]*:(?![\w:/])/g, "Write the sign itself, such as ☺."],
  [/^\[toc\]$|%%[^%\n]+%%/gim, "Take it out."],
  [/^\*\[[^\]\n]+\]: .*/gm, 'Write <abbr title="…"> where it is used.'],
  [/(?<=\S.*\n): +\S.*/g, "Write a list: - **Term**: its words."],
  [/\$(?=\S)[^$\n]*\\[a-z]+[^$\n]*\$/g, "The site sets no formulas. Write signs such as x² ≤ ½."],
  [
    /(?<!!)\[[^\]\n]*\]\((?=\/|https?:)[^\s()]* [^()\n"']*\)/g,
    (found) => `Write ${found.trim().replaceAll(" ", "%20")}.`,
  ],
  [/%\[[^\]\n]+\]/g, "Write the address on a line of its own."],
  [
    /!\[[^\]]*\]\([^\s)]+ (?:\w+=|=\d*x)[^)]*\)/g,
    (found) => `Take out ${found.replace(/^.* (\w*=).*$/, "$1")}… after the picture's name.`,
  ],
  [/(?<=\))\{[^{}\n]*\}/g, "Take it out: a picture has the width that fits."],
  [
    /\{[:#][^}\n]*\}$/gm,
    "Take it out: headings have addresses made of their words, and nothing else takes a class.",
  ],
];

/** Links and notes whose address or text is missing. */
const UNDEFINED: typeof FOREIGN = [
  [
    /(?<![\w\\\]^])!?\[[^[\]\n^]+\]\[[^[\]\n]*\]/g,
    (found) => {
      const [, words, name] = found.split(/[[\]]+/);
      const address = found.startsWith("!") ? "its-file.jpg" : "/posts/its-address/";
      return `Write its address: "[${name || words}]: ${address}" on a line of its own.`;
    },
  ],
  [
    /(?<!\\)\[\^[^\s\]]+\](?!:)/g,
    (found) => `Write its text: "${found}: its text" on a line of its own.`,
  ],
];

const REFERENCES = ["linkReference", "imageReference", "footnoteReference", "definition"];
const CODE_AND_HTML = ["code", "inlineCode", "html"];

/** A text with spaces in the place of all code and HTML, or of other nodes. */
export const proseOf = (tree: Root, text: string, hidden = CODE_AND_HTML): string => {
  const parts: string[] = [];
  let done = 0;
  visit(tree, hidden, ({ position }) => {
    const { start: { offset: start = 0 } = {}, end: { offset: end = 0 } = {} } = position ?? {};
    parts.push(text.slice(done, start), text.slice(start, end).replace(/[^\n]/g, " "));
    done = end;
  });
  return parts.join("") + text.slice(done);
};

/** Marks of other generators in a text, which this site would publish as they are written. Code may hold them. */
export const foreignSyntax = (tree: Root, text: string, at: DiagnosticAtOffset): Diagnostic[] => {
  const marksIn = (prose: string, marks: typeof FOREIGN) =>
    marks.flatMap(([pattern, instead]) =>
      [...prose.matchAll(pattern)].map(({ 0: found, index }) => {
        const advice = typeof instead === "string" ? instead : instead(found);
        return asWarning(
          at(index, `${quote(found.trim())} would be published as it is. ${advice}`),
        );
      }),
    );
  return [
    ...marksIn(proseOf(tree, text), FOREIGN),
    ...marksIn(proseOf(tree, text, [...CODE_AND_HTML, ...REFERENCES]), UNDEFINED),
  ];
};
