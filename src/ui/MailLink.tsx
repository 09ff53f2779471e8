import { readableMail } from "../lib/readableMail";
import { useHasHydrated } from "../lib/useHasHydrated";
import { Address } from "./Address";

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
