import { Phone } from "lucide-react";
import { readablePhone } from "../../lib/readablePhone";
import { useHasHydrated } from "../../lib/useHasHydrated";

/** A number to call. As with a `MailLink`, the built HTML holds it only as one would say it. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <p data-part="place">
    <Phone aria-hidden />
    {useHasHydrated() ? (
      <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
    ) : (
      readablePhone(phone)
    )}
  </p>
);
