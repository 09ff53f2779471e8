import fs from "node:fs";
import path from "node:path";
import { projectRoot, STATIC_FOLDER, siteFile, writeSiteFile } from "../../content/files";
import { cleanOwnPictures } from "../../content/references";
import { languagePath, siteLanguages } from "../../words/siteLanguage";

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
  for (const [name, source] of Object.entries(PUBLIC_FILES)) {
    const bytes = fs.readFileSync(path.join(projectRoot(), source));
    writeSiteFile(name, name === "_headers" ? headersFor(bytes.toString()) : bytes);
  }
};

/** The rules of `_headers`, and those of paths once more for the folder of each other language. */
const headersFor = (rules: string): string => {
  const [, ...others] = siteLanguages();
  const ofPaths = rules
    .split(/\n{2,}/)
    .flatMap((rule) => /^\/(?!\*).+(?:\n .+)+/m.exec(rule)?.[0] ?? []);
  const more = others.flatMap((tag) => ofPaths.map((rule) => `\n${languagePath(tag)}${rule}\n`));
  return [rules, ...more].join("");
};

/** Files for which hosts and browsers look at the root alone, some perhaps the owner's. */
const AT_ROOT =
  /^(?:_headers|_redirects|_routes\.json|CNAME|\.nojekyll|\.well-known|robots\.txt|sw\.js|service-worker\.js)$/;

/** Removes what the first language has at the root for all. */
export const removeRootFiles = (): void => {
  for (const name of fs.readdirSync(siteFile("")).filter((it) => AT_ROOT.test(it)))
    fs.rmSync(siteFile(name), { recursive: true });
};

/** Copies `static/` once more, as Gatsby has done early: an owner's own file replaces one that the build has made. No picture has a camera's data. */
export const restoreOwnFiles = async (): Promise<void> => {
  const own = path.join(projectRoot(), STATIC_FOLDER);
  if (fs.existsSync(own)) await fs.promises.cp(own, siteFile(""), { recursive: true });
  await cleanOwnPictures();
};
