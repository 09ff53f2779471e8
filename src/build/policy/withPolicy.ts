import { contentSecurityPolicy } from "./contentSecurityPolicy";
import type { OwnersHosts } from "./ownersHosts";

/** Inline scripts that run: classic ones and modules. Of another type it is data, such as JSON-LD. */
const INLINE_SCRIPT = /<script(?![^>]* src=)(?![^>]* type="(?!module))[^>]*>([\s\S]*?)<\/script>/g;

/** The charset must be in the first 1,024 bytes, so the policy comes after it. */
const CHARSET = /<meta charset="[^"]*"\/?>/i;

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * A page's HTML with its policy at the beginning of the head. Gatsby writes inline scripts of its own whose text differs from page to page
 * and from build to build, so their hashes are known from the finished page only.
 *
 * @throws {Error} when the page has no charset
 */
export const withPolicy = (html: string, hosts: OwnersHosts): string => {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, code = ""]) => code);
  const policy = contentSecurityPolicy(scripts, hosts);
  // A page that this build did not write again has one.
  const without = html.replace(POLICY, "");
  if (!CHARSET.test(without))
    throw new Error("A page has no charset, after which its policy stands.");
  return without.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
};
