const withoutScheme = (link: string) => link.replace(/^https?:\/\/(?:www\.)?/i, "");

/** The host of a web link, without `www.`. */
export const linkHost = (link: string): string => withoutScheme(link).replace(/[/?#].*$/s, "");

/** Host and path of a web link. */
export const linkPlace = (link: string): string =>
  withoutScheme(link)
    .replace(/[?#].*$/s, "")
    .replace(/\/+$/, "");

/** The e-mail address of a `mailto:` link; null for any other link. */
export const mailOfLink = (link: string): string | null => {
  const mail = /^mailto:([^?]*)/i.exec(link)?.[1];
  if (mail === undefined) return null;
  try {
    return decodeURIComponent(mail);
  } catch {
    // A percent sign that encodes nothing.
    return mail;
  }
};

/** A web link without its scheme. */
export const writtenOut = (link: string): string =>
  link.replace(/^https?:\/\//i, "").replace(/\/$/, "");
