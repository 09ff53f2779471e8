import { useFollowLinks } from "../windows";

/** On the elements of a text. */
export type TextLanguage = Pick<Queries.TextLanguage, "lang" | "dir">;

export interface HtmlProps {
  /** Made of the owner's Markdown by a build, which lets no HTML of anybody else's through. */
  html: string;
  /** Default: `div`. */
  as?: "div" | "p" | "li";
  className?: string;
  /** The text's own, where it is not the site's. */
  language?: TextLanguage | null;
}

/** A text of the owner's. Links in it that lead to other pages of this site stay on the desktop. */
export const Html = ({ html, as: Tag = "div", className, language }: HtmlProps) => (
  <Tag
    {...language}
    className={className}
    onClick={useFollowLinks()}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see `html`
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
