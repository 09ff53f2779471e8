import fs from "node:fs/promises";
import path from "node:path";
import { wholeAddress } from "../../lib/wholeAddress";
import { projectRoot, STATIC_FOLDER } from "../paths";
import { SITEMAP_PATH } from "./sitemapPlugin";

const FILE = "robots.txt";

/** What search engines may read, which is everything, and where all of it is listed. */
const robotsText = (home: string): string =>
  ["User-agent: *", "Allow: /", "", `Sitemap: ${wholeAddress(home, SITEMAP_PATH)}`, ""].join("\n");

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/** Writes `robots.txt` into the built site, unless the owner has one in `static/`, which Gatsby has copied. */
export const writeRobots = async (siteFolder: string, home: string): Promise<void> => {
  if (await exists(path.join(projectRoot(), STATIC_FOLDER, FILE))) return;
  await fs.writeFile(path.join(siteFolder, FILE), robotsText(home));
};
