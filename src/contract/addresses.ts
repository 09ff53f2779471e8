const withoutScheme = (link: string) => link.replace(/^https?:\/\/(?:www\.)?/i, "");

/** The host of a web link, without `www.`. */
export const linkHost = (link: string): string => withoutScheme(link).replace(/[/?#].*$/s, "");

/** Host and path of a web link. */
export const linkPlace = (link: string): string =>
  withoutScheme(link)
    .replace(/[?#].*$/s, "")
    .replace(/\/+$/, "");

/** The path of a page ends in a slash, that of a file does not. */
export const isPageAddress = (address: string): boolean => /^[^?#]*\/(?:[?#]|$)/.test(address);

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

/** The link that calls a number, as the owner wrote it. */
export const phoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, "")}`;
