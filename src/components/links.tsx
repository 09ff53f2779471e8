import type { AnchorHTMLAttributes } from "react";
import { words } from "../words/words";
import { VisuallyHidden } from "./VisuallyHidden";

export interface NewTabLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "target" | "rel"> {
  href: string;
  /** The page is another one of the owner's, which programs may want to know. */
  isMe?: boolean;
}

/** A link to another site, which opens in a new tab and says so. */
export const NewTabLink = ({ children, href, isMe, ...rest }: NewTabLinkProps) => (
  <a {...rest} href={href} target="_blank" rel={`${isMe ? "me " : ""}noopener noreferrer`}>
    {children}
    <VisuallyHidden> {words.links.newTab}</VisuallyHidden>
  </a>
);
