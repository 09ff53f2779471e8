import { readableMail } from "../../lib/readableMail";
import { readablePhone } from "../../lib/readablePhone";

const MAIL = /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/gu;

/** As numbers are written for readers in every country. */
const PHONE = /\+\d[\d\s()/.-]{5,}\d/g;

/** A text whose mail addresses and phone numbers stand as one would say them: see `MailLink`. */
export const withoutAddresses = (text: string): string =>
  text.replace(MAIL, (mail) => readableMail(mail)).replace(PHONE, (phone) => readablePhone(phone));
