import { useFollowPlaces } from "../windows";

export interface HtmlProps {
  /** Made of the owner's Markdown by a build, which lets no HTML of anybody else's through. */
  html: string;
  /** Default: `div`. */
  as?: "div" | "p" | "li";
  className?: string;
}

/** A text of the owner's. Links in it that lead to other pages of this site stay on the desktop. */
export const Html = ({ html, as: Tag = "div", className }: HtmlProps) => (
  <Tag
    className={className}
    onClick={useFollowPlaces()}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see `html`
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
