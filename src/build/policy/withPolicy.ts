import { contentSecurityPolicy } from "./contentSecurityPolicy";
import type { OwnersHosts } from "./ownersHosts";

/** Scripts that run, and styles: what else a script element holds has a type. */
const INLINE = /<(script|style)(?![^>]* (?:type|src)=)[^>]*>([\s\S]*?)<\/\1>/g;

/** It must be among the first 1,024 bytes, so the policy comes after it. */
const CHARSET = /<meta charset="[^"]*"\/?>/i;

/** As it stands in a page that has one already. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * A page's HTML with its policy at the beginning: it holds for what comes after it. To be called when nothing else will be
 * written in the page, for it knows each script and style by a hash.
 */
export const withPolicy = (html: string, hosts: OwnersHosts): string => {
  const inline = [...html.matchAll(INLINE)];
  const codeOf = (element: string) =>
    inline.filter(([, name]) => name === element).map(([, , code = ""]) => code);
  const policy = contentSecurityPolicy(
    { scripts: codeOf("script"), styles: codeOf("style") },
    hosts,
  );
  const without = html.replace(POLICY, "");
  if (!CHARSET.test(without)) throw new Error("A page has no place for its policy.");
  return without.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
};
