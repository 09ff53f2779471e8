import fs from "node:fs";
import path from "node:path";
import { projectRoot, STATIC_FOLDER, siteFile, writeSiteFile } from "../../content/files";
import { cleanOwnPictures } from "../../content/references";

/** Our files at addresses without a hash: each one's source, by its place in the built site. */
export const PUBLIC_FILES: Readonly<Record<string, string>> = {
  _headers: "deploy/_headers",
  "frame-keys.js": "src/publish/publicFiles/frame-keys.js",
  "service-worker.js": "src/publish/publicFiles/service-worker.js",
  "styles/print.css": "src/gatsby/browser/print.css",
  "styles/resume.css": "src/resume/print.css",
  "sw.js": "src/publish/publicFiles/service-worker.js",
};

/** Copies our files into the built site. */
export const copyPublicFiles = (): void => {
  for (const [name, source] of Object.entries(PUBLIC_FILES))
    writeSiteFile(name, fs.readFileSync(path.join(projectRoot(), source)));
};

/** Copies `static/` once more, as Gatsby has done early: an owner's own file replaces one that the build has made. No picture has a camera's data. */
export const restoreOwnFiles = async (): Promise<void> => {
  const own = path.join(projectRoot(), STATIC_FOLDER);
  if (fs.existsSync(own)) await fs.promises.cp(own, siteFile(""), { recursive: true });
  await cleanOwnPictures();
};
