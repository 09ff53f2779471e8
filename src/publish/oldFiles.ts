import fs from "node:fs";
import { filesBelow, ownersFolder, STATIC_FOLDER, siteFile } from "../content/files";
import { APP_DATA_PATH, pageDataPath } from "../contract/siteFiles";
import { PUBLIC_FILES } from "./publicFiles/publicFiles";

/** Files of the site's scripts, from which webpack itself removes old ones. */
export const BUNDLED = /^static\/[^/]+\.(?:js|css|map|txt|woff2)$/;

/** Gatsby and webpack write these again only when they change. */
const KEPT = /^(?:_gatsby\/|chunk-map\.json$|licences\.)/;

/** Gatsby's files that no page asks for. */
const UNUSED = /^(?:~partytown\/|webpack\.stats\.json$)/;

/** Whether a file is older than this process, which builds the site once. */
const isOfEarlierBuild = (file: string) =>
  fs.statSync(siteFile(file)).mtimeMs < performance.timeOrigin;

const staticQueries = (pageData: string): string[] => {
  const { staticQueryHashes = [] } = JSON.parse(fs.readFileSync(siteFile(pageData), "utf8"));
  return staticQueryHashes.map((hash: string) => `page-data/sq/d/${hash}.json`);
};

/**
 * Removes what earlier builds wrote and this one did not, such as the résumé of another name. `pictures` are the digests of
 * the content's pictures: Gatsby makes no scaled one twice, even for a page that shows it later.
 */
export const removeOldFiles = (
  pagePaths: readonly string[],
  pictures: ReadonlySet<string>,
): void => {
  const pageData = pagePaths.map((it) => pageDataPath(it).slice(1));
  const current = new Set([
    // A copy may have the time of its source.
    ...ownersFolder(STATIC_FOLDER).files,
    ...Object.keys(PUBLIC_FILES),
    APP_DATA_PATH.slice(1),
    ...pageData,
    ...pageData.flatMap(staticQueries),
  ]);
  const isOld = (file: string) => {
    if (UNUSED.test(file)) return true;
    if (current.has(file) || KEPT.test(file) || BUNDLED.test(file)) return false;
    const [, digest = ""] = /^static\/([^/]+)\//.exec(file) ?? [];
    return !pictures.has(digest) && isOfEarlierBuild(file);
  };
  for (const file of filesBelow(siteFile("")).filter(isOld)) fs.rmSync(siteFile(file));
  // The inner folders come last.
  const left = fs.readdirSync(siteFile(""), { recursive: true, encoding: "utf8" }).map(siteFile);
  for (const it of left.reverse())
    if (fs.statSync(it).isDirectory() && fs.readdirSync(it).length === 0) fs.rmdirSync(it);
};
