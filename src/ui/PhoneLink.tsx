import { readablePhone } from "../lib/readablePhone";
import { useHasHydrated } from "../lib/useHasHydrated";

/** A number to call. As with a `MailLink`, the built HTML holds it only as one would say it. */
export const PhoneLink = ({ number }: { number: string }) =>
  useHasHydrated() ? (
    <a href={`tel:${number.replace(/[^+\d]/g, "")}`}>{number}</a>
  ) : (
    <span>{readablePhone(number)}</span>
  );
