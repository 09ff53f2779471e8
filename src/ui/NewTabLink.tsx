import type { AnchorHTMLAttributes } from "react";
import { words } from "./links.words";
import { VisuallyHidden } from "./VisuallyHidden";

export interface NewTabLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "target" | "rel"> {
  href: string;
  /** Said in place of the children. Default: they are. */
  label?: string;
}

/** A link out of the site: it opens a tab that knows nothing of this one, and says so beforehand. */
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
