import { readableMail } from "../lib/readableMail";
import { useHasHydrated } from "../lib/useHasHydrated";
import { Address } from "./Address";

export interface MailLinkProps {
  /** The e-mail address. */
  address: string;
  /** A `mailto:` link to it that says more, such as a subject. Default: the address alone. */
  href?: string;
}

/**
 * An e-mail address to follow. The built HTML holds it only as words, such as "alex (at) example
 * (dot) com": a person can read it without script, a gatherer of addresses passes it by.
 */
export const MailLink = ({ address, href = `mailto:${address}` }: MailLinkProps) =>
  useHasHydrated() ? (
    <a href={href} aria-label={address}>
      <Address>{address}</Address>
    </a>
  ) : (
    <span>{readableMail(address)}</span>
  );
