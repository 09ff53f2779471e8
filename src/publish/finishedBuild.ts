import fs from "node:fs";
import path from "node:path";
import { pathPrefix, projectRoot, siteFile } from "../content/files";

// A build that is stopped, and the development server, can leave Gatsby's cache with new content and old answers to queries.

const cacheFolder = () => path.join(projectRoot(), ".cache");
const mark = () => path.join(cacheFolder(), "finished-build");

/** Whether something other than a whole build wrote to Gatsby's cache last. */
export const isCacheUnfinished = (): boolean =>
  fs.existsSync(cacheFolder()) && !fs.existsSync(mark());

export const markStart = (): void => fs.rmSync(mark(), { force: true });

export const markFinish = (): void => fs.writeFileSync(mark(), "");

// The cache has absolute paths and addresses with the path prefix, so it is of no use after its folder was renamed, where a host
// has restored it, or below another path.

const placeFile = () => path.join(cacheFolder(), "place");
const place = () => `${projectRoot()} ${pathPrefix()}`;

export const markPlace = (): void => fs.writeFileSync(placeFile(), place());

export const isCacheElsewhere = (): boolean =>
  fs.existsSync(placeFile()) && fs.readFileSync(placeFile(), "utf8") !== place();

/** Gatsby has read its cache before, but throws it away if there is no built site; not webpack's. */
export const dropCache = (): void => {
  for (const folder of [siteFile(""), path.join(cacheFolder(), "webpack")])
    fs.rmSync(folder, { recursive: true, force: true });
};
