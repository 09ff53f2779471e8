import type { AnchorHTMLAttributes } from "react";
import { words } from "./links.words";
import { VisuallyHidden } from "./VisuallyHidden";

export interface NewTabLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "target" | "rel"> {
  href: string;
  /** Announced in place of the children. */
  label?: string;
}

/** A link to another site, which opens in a new tab and says so. */
export const NewTabLink = ({ children, href, label, ...rest }: NewTabLinkProps) => (
  <a
    {...rest}
    href={href}
    aria-label={label && `${label} ${words.newTab}`}
    target="_blank"
    rel="noopener noreferrer"
  >
    {children}
    <VisuallyHidden> {words.newTab}</VisuallyHidden>
  </a>
);
