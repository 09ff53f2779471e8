import { quote } from "../../src/content/diagnostics";
import {
  isHttpsAddress,
  isMailtoAddress,
  isPathOnSite,
  meantHttpsAddress,
} from "../../src/content/schema";

/** Tags that résumé editors write. Anything else in angle brackets is the owner's own text. */
const TAG = /<\/?(?:a|b|br|code|div|em|h[1-6]|i|li|ol|p|span|strong|u|ul)(?:\s[^<>]*)?\/?>/gi;

const CHARACTERS = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", apos: "'", nbsp: " " };

const CHARACTER = /&(amp|lt|gt|quot|#39|apos|nbsp);/g;

const withCharacters = (text: string): string =>
  text.replace(CHARACTER, (_, name: keyof typeof CHARACTERS) => CHARACTERS[name]);

/** In this order: each tag, and what Markdown writes in its place. */
const IN_MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, " "],
  [/<(?:b|strong)(?:\s[^<>]*)?>( *)(.*?\S)( *)<\/(?:b|strong)>/gi, "$1**$2**$3"],
  [/<(?:i|em)(?:\s[^<>]*)?>( *)(.*?\S)( *)<\/(?:i|em)>/gi, "$1*$2*$3"],
  [/<a\s[^<>]*?href=(["'])(.*?)\1[^<>]*>(.*?)<\/a>/gi, "[$3]($2)"],
  [/ *<li(?:\s[^<>]*)?>\s*(?:<p(?:\s[^<>]*)?>)?\s*/gi, "\n- "],
  [/(?:<\/p>)?\s*<\/li>/gi, ""],
  [/ *<br\s*\/?> */gi, "\n"],
  [/ *<\/?(?:div|h[1-6]|ol|p|ul)(?:\s[^<>]*)?> */gi, "\n\n"],
  [TAG, ""],
];

/** A text of a résumé in Markdown, in which some programs write HTML. */
export const withoutHtml = (text: string): string => {
  if (text.search(TAG) < 0) return withCharacters(text);
  return withCharacters(IN_MARKDOWN.reduce((its, [tag, sign]) => its.replace(tag, sign), text))
    .replace(/\n{3,}/g, "\n\n")
    .replace(/\n\n(?=- )/g, "\n")
    .trim();
};

/** `[words](address "title")`, perhaps of a picture. */
const LINK = /(?<!\\)(!?)\[((?:[^[\]\\]|\\.)*)\]\(\s*<?([^)\s>]*)>?(?:\s+["'][^)]*)?\)/g;

/**
 * A text whose links are addresses that the check accepts. A path belongs to the site of the résumé; of what can't
 * be followed, and of pictures, the words stay.
 */
export const withGoodLinks = (text: string, home: string, say: (message: string) => void): string =>
  text.replace(LINK, (link, picture: string, words: string, address: string) => {
    const isGood = isHttpsAddress(address) || isMailtoAddress(address);
    if (isGood && !picture) return link;
    const onSite = isPathOnSite(address) && isHttpsAddress(home);
    const meant = onSite ? new URL(address, home).href : meantHttpsAddress(address);
    const isLost = picture !== "" || meant === undefined;
    const why = picture ? "a résumé has no pictures" : "it is no address that begins with https://";
    say(
      isLost
        ? `${quote(address)} was left out: ${why}.`
        : `${quote(address)} is written as ${quote(meant)}.`,
    );
    return isLost ? words : `[${words}](${meant})`;
  });

const ITEM = /^(?:[-*+•–]|\d{1,2}[.)])\s+/;

/** A text's paragraphs, which keep their line breaks, and the items of its lists, in order. */
export const blocksOf = (text: string): { isItem: boolean; text: string }[] => {
  const lines = text.split(/\r\n?|\n/);
  const apart = lines.flatMap((line) =>
    ITEM.test(line.trim()) ? ["", line, ""] : [line.trimEnd()],
  );
  const blocks = apart
    .join("\n")
    .split(/\n\n+/)
    .filter((block) => block.trim() !== "");
  if (blocks.length < 2) return [{ isItem: false, text }];
  return blocks.map((block) => ({
    isItem: ITEM.test(block.trim()),
    text: block.trim().replace(ITEM, ""),
  }));
};

/** Characters that mean more in a whole text than in a line. Addresses that the check refuses as links become code. */
const asParagraph = (text: string): string =>
  text
    .trim()
    .replace(/<|~(?=~)|&(?=#?\w+;)/g, "\\$&")
    .replace(
      /(?<![\w/.])(?:http:\/\/|www\.)[^\s`]+/gi,
      (address) => `\`${address.replaceAll("\\", "")}\``,
    )
    .replace(/^(\s*)([#>+=-])/gm, "$1\\$2")
    .replace(/^(\s*\d+)([.)])/gm, "$1\\$2");

/** A text whose marks are no Markdown. */
export const literal = (text: string): string => text.replace(/[\\*_`[\]]/g, "\\$&");

/** Blocks as Markdown: paragraphs, and lists of the items between them. */
export const asMarkdown = (blocks: ReturnType<typeof blocksOf>): string =>
  blocks
    .map(({ isItem, text }, index) => {
      const isNext = isItem && blocks[index - 1]?.isItem;
      return `${isNext ? "\n" : "\n\n"}${isItem ? "- " : ""}${asParagraph(text)}`;
    })
    .join("")
    .trim();
