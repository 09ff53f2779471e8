import fs from "node:fs/promises";
import path from "node:path";
import { readCheckedSite } from "../checkedSite";
import { filesBelow } from "../files/filesBelow";
import { USUAL_FONT } from "../font/fontPackage";
import { installedPrefixes } from "../icons/iconSets";

/** The font of code, whatever the text's is. */
const CODE_FONT = "@fontsource-variable/geist-mono";

/** The folder of the package that a script's source comes from, by its path in a source map; undefined for our own. */
export const packageFolder = (source: string): string | undefined => {
  if (source.includes("/.cache/")) return "node_modules/gatsby";
  return /(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
};

interface SourceMap {
  readonly sources: readonly string[];
}

/** The packages of which something is in the site's scripts, letters or drawings: their folders below the project's root. */
export const shippedFolders = async (siteFolder: string): Promise<string[]> => {
  const folders = new Set([
    `node_modules/${readCheckedSite().font ?? USUAL_FONT}`,
    `node_modules/${CODE_FONT}`,
    ...installedPrefixes().map((prefix) => `node_modules/@iconify-json/${prefix}`),
  ]);
  for (const file of filesBelow(siteFolder).filter((name) => name.endsWith(".js.map"))) {
    const map: SourceMap = JSON.parse(await fs.readFile(path.join(siteFolder, file), "utf8"));
    for (const folder of map.sources.map(packageFolder)) if (folder) folders.add(folder);
  }
  return [...folders].sort();
};
