import type { AnchorHTMLAttributes } from "react";
import { readableMail, readablePhone } from "../lib/addresses";
import { useHasHydrated } from "../lib/hydration";
import { words } from "../words/words";
import { VisuallyHidden } from "./VisuallyHidden";

export interface MailLinkProps {
  /** The e-mail address. */
  address: string;
  /** A `mailto:` link with a subject, say. Default: the address alone. */
  href?: string;
}

/** A mail link. The HTML spells the address out ("alex (at) example (dot) com"), against harvesters. */
export const MailLink = ({ address, href = `mailto:${address}` }: MailLinkProps) =>
  useHasHydrated() ? <a href={href}>{address}</a> : <span>{readableMail(address)}</span>;

/** A phone link, spelt out in the HTML like a `MailLink`. */
export const PhoneLink = ({ number }: { number: string }) =>
  useHasHydrated() ? (
    <a href={`tel:${number.replace(/[^+\d]/g, "")}`}>{number}</a>
  ) : (
    <span>{readablePhone(number)}</span>
  );

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
