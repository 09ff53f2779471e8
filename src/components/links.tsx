import type { AnchorHTMLAttributes } from "react";
import { words } from "../words/words";
import { VisuallyHidden } from "./VisuallyHidden";

export interface NewTabLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "target" | "rel"> {
  href: string;
}

/** A link to another site, which opens in a new tab and says so. */
export const NewTabLink = ({ children, href, ...rest }: NewTabLinkProps) => (
  <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <VisuallyHidden> {words.links.newTab}</VisuallyHidden>
  </a>
);
