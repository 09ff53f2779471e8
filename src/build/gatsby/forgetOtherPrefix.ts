import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { pathPrefix } from "../pathPrefix";
import { projectRoot } from "../paths";

const noteFile = () => path.join(projectRoot(), ".cache", "path-prefix.txt");

const notedPrefix = () => (existsSync(noteFile()) ? readFileSync(noteFile(), "utf8") : "");

/**
 * Gatsby keeps the answers to queries between builds, and in them the addresses of pictures with the path prefix of
 * their time. It begins anew where the built site is gone, so that goes before a build with another prefix.
 */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  if (notedPrefix() === pathPrefix()) return;
  rmSync(path.join(projectRoot(), "public"), { recursive: true, force: true });
};

/** Not before: Gatsby has emptied its cache by now, if it was going to. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  mkdirSync(path.dirname(noteFile()), { recursive: true });
  writeFileSync(noteFile(), pathPrefix());
};
