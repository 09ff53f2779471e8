import fs from "node:fs";
import path from "node:path";
import { projectRoot } from "./paths";

// A build that is stopped, and the development server, can leave Gatsby's cache with new content and old answers to queries.

const cacheFolder = () => path.join(projectRoot(), ".cache");
const mark = () => path.join(cacheFolder(), "finished-build");

/** Whether something other than a whole build wrote to Gatsby's cache last. */
export const isCacheUnfinished = (): boolean =>
  fs.existsSync(cacheFolder()) && !fs.existsSync(mark());

export const markStart = (): void => fs.rmSync(mark(), { force: true });

export const markFinish = (): void => fs.writeFileSync(mark(), "");

// The cache has absolute paths, so it is of no use after its folder was renamed, or where a host has restored it.

const place = () => path.join(cacheFolder(), "place");

export const markPlace = (): void => fs.writeFileSync(place(), projectRoot());

export const isCacheElsewhere = (): boolean =>
  fs.existsSync(place()) && fs.readFileSync(place(), "utf8") !== projectRoot();
