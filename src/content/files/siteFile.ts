import fs from "node:fs";
import path from "node:path";
import { BUILT_FOLDER, projectRoot } from "./paths";

/** The absolute path of a file in the built site, by its address without the path prefix. */
export const siteFile = (address: string): string =>
  path.join(projectRoot(), BUILT_FOLDER, address);

/** Writes a file of the built site, and the folders above it. */
export const writeSiteFile = (address: string, content: string | Buffer): void => {
  const file = siteFile(address);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};
