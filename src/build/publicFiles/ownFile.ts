import fs from "node:fs/promises";
import path from "node:path";
import { projectRoot, STATIC_FOLDER } from "../paths";

/** The owner's own file for an address of the site, which Gatsby hands out in place of ours; undefined when there is none. */
export const ownFile = (name: string): Promise<Buffer | undefined> =>
  fs.readFile(path.join(projectRoot(), STATIC_FOLDER, name)).catch(() => undefined);
