import type { Content, Root } from "mdast";
import visit from "unist-util-visit";
import { quote } from "../diagnostics/quote";
import type { Remark } from "../files/textFile";

const INSTEAD_OF_SHORTCODE =
  "Write what it makes: a picture as ![…](…), code between two lines of ```, a video's address on a line of its own.";

/** The marks of other generators, and what to write here. */
const FOREIGN: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /\$\$(?:[^$\n]|\n(?!\s*\n))+\$\$|\\\([^\n]+?\\\)/g,
    "The site sets no formulas. Write signs such as x² ≤ ½, or show a picture of it.",
  ],
  [/(?<!=)\{\{[\s\S]+?\}\}|\{%[\s\S]+?%\}/g, INSTEAD_OF_SHORTCODE],
  [/^ {0,3}:::+ ?\w.*|^ {0,3}> ?\[!\w+\]/gm, "Write a quote: > **Note:** its words."],
  [/^(?:import .*["'].+["'];?|export (?:default|const|function) .*)$/gm, "Take this line out."],
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
      sentence: `${quote(found.trim())} would be published as it is. ${instead}`,
    })),
  );
};
