import { type Headers, headersOf, isFolder, KEPT_FOLDER, type SiteHeaders } from "./siteHeaders";

const INTRODUCTION = `# What to answer with, address by address, as Netlify and Cloudflare Pages read it; \`npm start\` does the same.
# A star stands for the rest of an address. No header may come from two rules for one address: hosts would join the values.
`;

const block = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

/** Those of an address that no rule for all addresses gives. */
const ownHeaders = (path: string, headers: SiteHeaders): Headers =>
  Object.fromEntries(
    Object.entries(headersOf(path, headers)).filter(([name]) => !(name in headers.always)),
  );

/** As a rule names it: a star stands for what is in a folder. */
const ruleFor = (path: string): string => encodeURI(isFolder(path) ? `${path}*` : path);

/**
 * The description in the syntax of `_headers`, which knows no exceptions: what is not said everywhere is said to each of `paths`, so
 * an address that is in none of them has only what is said everywhere.
 *
 * @param paths of the site's own files and folders at its root, these with a slash at the end
 */
export const headersFile = (headers: SiteHeaders, paths: readonly string[]): string => {
  const rules = new Set([KEPT_FOLDER, ...paths, ...headers.framed]);
  return [
    INTRODUCTION,
    block("/*", headers.always),
    ...[...rules].map((path) => block(ruleFor(path), ownHeaders(path, headers))),
  ].join("\n");
};
