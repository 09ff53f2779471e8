import { readablePhone } from "../lib/readablePhone";
import { useHasHydrated } from "../lib/useHasHydrated";

/** A phone link, spelt out in the HTML like a `MailLink`. */
export const PhoneLink = ({ number }: { number: string }) =>
  useHasHydrated() ? (
    <a href={`tel:${number.replace(/[^+\d]/g, "")}`}>{number}</a>
  ) : (
    <span>{readablePhone(number)}</span>
  );
