import fs from "node:fs";
import path from "node:path";
import { recordOf } from "../../lib/unknownValue";
import { languagePath, otherLanguage } from "../../words/siteLanguage";
import { isDevelop } from "./isDevelop";
import { DATA_FOLDER, projectRoot } from "./paths";

/** A file of `data/` before the content check, which reports one that can't be read. */
export const uncheckedData = (name: string): unknown => {
  try {
    return JSON.parse(fs.readFileSync(path.join(projectRoot(), DATA_FOLDER, name), "utf8"));
  } catch {
    return undefined;
  }
};

export const uncheckedSite = (): Readonly<Record<string, unknown>> =>
  recordOf(uncheckedData("site.json"));

/**
 * The site's path below its domain, whatever the language: `/portfolio` for `https://example.com/portfolio/`, empty at the root. It is that of `siteUrl`;
 * the environment's `PATH_PREFIX` overrides it, with or without slashes at its ends, because GitHub Pages knows its own.
 */
export const rootPrefix = (): string => {
  const siteUrl = String(uncheckedSite().siteUrl);
  const written = URL.canParse(siteUrl) ? new URL(siteUrl).pathname : "";
  const prefix = (process.env.PATH_PREFIX ?? written).replace(/^\/+|\/+$/g, "");
  return prefix && `/${prefix}`;
};

/** The site's path with the folder of this build's language. */
export const pathPrefix = (): string => {
  const other = otherLanguage();
  return rootPrefix() + (other ? languagePath(other) : "");
};

/** The prefix of all paths in HTML. In development Gatsby serves the site at the root. */
export const pagePrefix = (): string => (isDevelop() ? "" : pathPrefix());
