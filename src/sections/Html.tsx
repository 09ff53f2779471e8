import { type Html as HtmlText, insertHtml } from "../contract/html";
import { useFollowLinks } from "../windows";

/** The language of a text that is not in the site's. */
export type TextLanguage = Pick<Queries.TextLanguage, "lang" | "dir">;

export interface HtmlProps {
  html: HtmlText;
  /** Default: `div`. */
  as?: "div" | "p" | "li";
  className?: string;
  language?: TextLanguage | null;
}

/** A text of the owner's. Links in it to other pages of this site stay on the desktop. */
export const Html = ({ html, as: Tag = "div", className, language }: HtmlProps) => (
  <Tag
    {...language}
    className={className}
    onClick={useFollowLinks()}
    {...insertHtml(`${html} ` as HtmlText)}
  />
);

/** A text that has paragraphs, lists and the like of its own. */
const isOfBlocks = (html: string): boolean => /^<(?:[ou]l|p|pre|h\d|blockquote)\b/.test(html);

/** Texts of the owner's, each a paragraph or an item of a list. */
export const Htmls = ({ texts, as }: { texts: readonly HtmlText[]; as: "p" | "li" }) =>
  texts.map((html) => (
    <Html key={html} as={as === "p" && isOfBlocks(html) ? "div" : as} html={html} />
  ));
