import fs from "node:fs/promises";
import path from "node:path";
import { projectRoot, STATIC_FOLDER } from "../paths";
import { kindOf, type SiteHeaders } from "./siteHeaders";

const entriesOf = (folder: string) => fs.readdir(folder, { withFileTypes: true }).catch(() => []);

/** The first part of a page's address, as a folder. */
const folderOf = (address: string): string => `/${address.split("/")[1]}/`;

/**
 * What the site itself has at its root: the start, each file, each folder. What stands in `static/` is the owner's, and not in it, but
 * for a folder that pages are in, too.
 */
export const rootPaths = async (
  siteFolder: string,
  pages: readonly string[],
  headers: SiteHeaders,
): Promise<string[]> => {
  const pageFolders = pages.filter((address) => address !== "/").map(folderOf);
  const owns = await entriesOf(path.join(projectRoot(), STATIC_FOLDER));
  const ownNames = new Set(owns.map(({ name }) => name));
  const found = (await entriesOf(siteFolder))
    .filter(({ name }) => !ownNames.has(name) && !name.startsWith("_"))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/` : `/${entry.name}`));
  return [...new Set(["/", ...pageFolders, ...found])]
    .filter((address) => kindOf(address, headers) === "usual")
    .sort();
};
