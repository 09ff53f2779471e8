import { z } from "zod";

/** No spaces or invisible characters, and no backslash, which browsers read as a slash. */
const CLEAN = /^[^\s\p{Cc}\p{Cf}\p{Cs}\\]+$/u;

/** `https://…`, in small letters, and a browser can read it. */
export const isHttpsAddress = (address: string): boolean =>
  address.startsWith("https://") && CLEAN.test(address) && URL.canParse(address);

/** `mailto:` and one e-mail address, perhaps with `?subject=…`. */
export function isMailtoAddress(address: string): boolean {
  if (!address.startsWith("mailto:") || !CLEAN.test(address)) return false;
  const [mail = ""] = address.slice("mailto:".length).split("?");
  return z.regexes.email.test(mail);
}

/** A path on this site: it begins with exactly one "/", so it can't lead to another host. */
export const isPathOnSite = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && CLEAN.test(address);

/** The https address that was probably meant by another one or a bare domain; undefined if unclear. */
export const meantHttpsAddress = (written: string): string | undefined => {
  const bare = written.replace(/^(http:)?\/*/, "");
  const meant = `https://${bare}`;
  return /^[^/?#@:]*\./.test(bare) && isHttpsAddress(meant) ? meant : undefined;
};
