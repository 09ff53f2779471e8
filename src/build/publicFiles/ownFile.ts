import fs from "node:fs/promises";
import path from "node:path";
import { projectRoot, STATIC_FOLDER } from "../paths";

/** The owner's file in `static/`, which Gatsby publishes in place of ours; undefined if there is none. */
export const ownFile = (name: string): Promise<Buffer | undefined> =>
  fs.readFile(path.join(projectRoot(), STATIC_FOLDER, name)).catch(() => undefined);
