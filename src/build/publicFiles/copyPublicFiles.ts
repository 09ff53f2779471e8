import fs from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../paths";
import { ownFile } from "./ownFile";

/** Our files at addresses without a hash: each one's source, by its place in the built site. */
const PUBLIC_FILES: Readonly<Record<string, string>> = {
  _headers: "deploy/_headers",
  "frame-keys.js": "src/build/publicFiles/frame-keys.js",
  "styles/resume.css": "src/resume/print.css",
};

/** Copies our files into the built site, except where the owner has one of the same name in `static/`. */
export const copyPublicFiles = async (siteFolder: string): Promise<void> => {
  for (const [name, source] of Object.entries(PUBLIC_FILES)) {
    if ((await ownFile(name)) !== undefined) continue;
    const target = path.join(siteFolder, name);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.copyFile(path.join(projectRoot(), source), target);
  }
};
