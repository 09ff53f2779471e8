import fs from "node:fs";
import path from "node:path";
import { isDevelop, pathPrefix, projectRoot, siteFile } from "../../content/files";
import { siteLanguage } from "../../words/siteLanguage";

const cacheFile = (name: string) => path.join(projectRoot(), ".cache", name);
const mark = () => cacheFile("state");

/** The cache has absolute paths, addresses with the path prefix, and one language. */
const stateOf = (state: "begun" | "finished") =>
  `${state} ${projectRoot()} ${pathPrefix()} ${siteLanguage()}`;

/** Notes, in Gatsby's cache, how far a run has come. */
export const markCache = (state: "begun" | "finished"): void =>
  fs.writeFileSync(mark(), stateOf(state));

/**
 * Drops a cache of another folder, path prefix or language and, before a build, that of a stopped build or of the development server: its
 * content may be newer than its answers to queries. Gatsby has read its own part by now, and throws it away where there is no
 * built site; webpack's it would keep.
 */
export const dropStaleCache = (): boolean => {
  const usable = [stateOf("finished"), ...(isDevelop() ? [stateOf("begun")] : [])];
  const left = [siteFile(""), cacheFile("webpack")].filter((it) => fs.existsSync(it));
  const isUsable = fs.existsSync(mark()) && usable.includes(fs.readFileSync(mark(), "utf8"));
  fs.rmSync(mark(), { force: true });
  if (isUsable) return false;
  for (const folder of left) fs.rmSync(folder, { recursive: true });
  return left.length > 0;
};
