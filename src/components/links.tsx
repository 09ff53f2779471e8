import { type AnchorHTMLAttributes, Fragment } from "react";
import { readableMail, readablePhone } from "../lib/addresses";
import { useHasHydrated } from "../lib/hydration";
import { words } from "../words/words";
import { VisuallyHidden } from "./VisuallyHidden";

/** Line breaks are before `@` and a dot, and after a slash. */
const BREAKS = /(?=[@.])|(?<=\/)/;

/** An address that breaks between its parts. Its parent needs a label: screen readers may read spaces there. */
export const Address = ({ children }: { children: string }) => {
  let length = 0;
  return children.split(BREAKS).map((part) => {
    length += part.length;
    return (
      <Fragment key={length}>
        {part}
        {length < children.length && <wbr />}
      </Fragment>
    );
  });
};

export interface MailLinkProps {
  /** The e-mail address. */
  address: string;
  /** A `mailto:` link with a subject, say. Default: the address alone. */
  href?: string;
}

/** A mail link. The HTML spells the address out ("alex (at) example (dot) com"), against harvesters. */
export const MailLink = ({ address, href = `mailto:${address}` }: MailLinkProps) =>
  useHasHydrated() ? (
    <a href={href} aria-label={address}>
      <Address>{address}</Address>
    </a>
  ) : (
    <span>{readableMail(address)}</span>
  );

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
  /** Announced in place of the children. */
  label?: string;
}

/** A link to another site, which opens in a new tab and says so. */
export const NewTabLink = ({ children, href, label, ...rest }: NewTabLinkProps) => (
  <a
    {...rest}
    href={href}
    aria-label={label && `${label} ${words.links.newTab}`}
    target="_blank"
    rel="noopener noreferrer"
  >
    {children}
    <VisuallyHidden> {words.links.newTab}</VisuallyHidden>
  </a>
);
