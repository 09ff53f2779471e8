import { words } from "../words/words";

const withoutScheme = (link: string) => link.replace(/^https?:\/\/(?:www\.)?/i, "");

/** The host of a web link, without `www.`. */
export const linkHost = (link: string): string => withoutScheme(link).replace(/[/?#].*$/s, "");

/** Host and path of a web link. */
export const linkPlace = (link: string): string =>
  withoutScheme(link)
    .replace(/[?#].*$/s, "")
    .replace(/\/+$/, "");

/** A part of an address without percent codes; as it is if a percent sign in it encodes nothing. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The e-mail address of a `mailto:` link; null for any other link. */
export const mailOfLink = (link: string): string | null => {
  const mail = /^mailto:([^?]*)/i.exec(link)?.[1];
  return mail === undefined ? null : decoded(mail);
};

/** A web link without its scheme. */
export const writtenOut = (link: string): string =>
  link.replace(/^https?:\/\//i, "").replace(/\/$/, "");

const reversed = (text: string): string => [...text].reverse().join("");

/** In place of the `@` that harvesters look for. No address has a space. */
const AT = " ";

/** Obfuscates a mail address or `mailto:` link for page data, against harvesters. Web links stay. */
export const obfuscate = (address: string): string =>
  /^(https?:|\/)/i.test(address) ? address : reversed(address).replaceAll("@", AT);

/** The inverse of `obfuscate`. */
export const deobfuscate = (text: string): string =>
  text.includes(AT) ? reversed(text.replaceAll(AT, "@")) : text;

/** An e-mail address spelt out, against harvesters. */
export const readableMail = (mail: string): string =>
  mail.replaceAll("@", ` ${words.spoken.at} `).replaceAll(".", ` ${words.spoken.dot} `);

/** A phone number in words, against harvesters. */
export const readablePhone = (phone: string): string =>
  `${phone.startsWith("+") ? `${words.spoken.plus} ` : ""}${(phone.match(/\d{1,3}/g) ?? []).join(words.marks.comma)}`;
