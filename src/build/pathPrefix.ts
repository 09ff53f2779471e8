import fs from "node:fs";
import path from "node:path";
import { recordOf } from "../lib/unknownValue";
import { DATA_FOLDER, projectRoot } from "./paths";

/** `data/site.json` before the content check, which reports a file that can't be read. */
export const uncheckedSite = (): Readonly<Record<string, unknown>> => {
  try {
    const file = path.join(projectRoot(), DATA_FOLDER, "site.json");
    return recordOf(JSON.parse(fs.readFileSync(file, "utf8")));
  } catch {
    return {};
  }
};

/**
 * The site's path below its domain: `/portfolio` for `https://example.com/portfolio/`, empty at the root. It is that of `siteUrl`;
 * the environment's `PATH_PREFIX` overrides it, with or without slashes at its ends, because GitHub Pages knows its own.
 */
export const pathPrefix = (): string => {
  const siteUrl = String(uncheckedSite().siteUrl);
  const written = URL.canParse(siteUrl) ? new URL(siteUrl).pathname : "";
  const prefix = (process.env.PATH_PREFIX ?? written).replace(/^\/+|\/+$/g, "");
  return prefix && `/${prefix}`;
};
