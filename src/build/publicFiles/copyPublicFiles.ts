import fs from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../paths";
import { frameKeys } from "./frameKeys";
import { ownFile } from "./ownFile";

/** Files of ours that browsers fetch at an address without a hash: where each is kept, by its place in the built site. */
const PUBLIC_FILES: Readonly<Record<string, string>> = {
  _headers: "deploy/_headers",
  "styles/resume.css": "src/resume/print.css",
};

const FRAME_KEYS = "frame-keys.js";

/** Puts our files into the built site, except where the owner has one of the same name in `static/`. */
export const copyPublicFiles = async (siteFolder: string): Promise<void> => {
  for (const [name, source] of Object.entries(PUBLIC_FILES)) {
    if ((await ownFile(name)) !== undefined) continue;
    const target = path.join(siteFolder, name);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.copyFile(path.join(projectRoot(), source), target);
  }
  if ((await ownFile(FRAME_KEYS)) === undefined) {
    await fs.writeFile(path.join(siteFolder, FRAME_KEYS), frameKeys);
  }
};
