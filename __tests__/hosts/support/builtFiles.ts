import fs from "node:fs";
import path from "node:path";
import { BUILT_SITE } from "../../../scripts/server/siteServer";
import { filesBelow } from "../../../src/build/files/filesBelow";

/** All files of the site that was built last, by their addresses. */
export const builtFiles: readonly string[] = filesBelow(BUILT_SITE).map((file) => `/${file}`);

export const builtFile = (address: string): Buffer =>
  fs.readFileSync(path.join(BUILT_SITE, address));

/** The addresses of all pages, without the one for unknown addresses. */
export const builtPages: readonly string[] = builtFiles
  .filter((file) => file.endsWith("/index.html") && !file.startsWith("/404/"))
  .map((file) => encodeURI(file.slice(0, -"index.html".length)));

/** The first file that has such a name. */
export const fileLike = (pattern: RegExp): string => {
  const found = builtFiles.find((file) => pattern.test(file));
  if (found === undefined) throw new Error(`No built file is like ${pattern}.`);
  return found;
};
