import fs from "node:fs/promises";
import path from "node:path";
import { readCheckedSite } from "../checkedSite";
import { framedPaths } from "../headers/framedPaths";
import { headersFile } from "../headers/headersFile";
import { rootPaths } from "../headers/rootPaths";
import { siteHeaders } from "../headers/siteHeaders";
import { addOwnRules } from "./addOwnRules";
import { ownFile } from "./ownFile";

const FILE = "_headers";

/**
 * Writes the site's `_headers`: our rules, and those of the owner's own file in `static/` added to them. To be called when all
 * that the site has at its root is there.
 *
 * @param pages their addresses
 */
export const writeHeaders = async (siteFolder: string, pages: readonly string[]): Promise<void> => {
  const { framedApps, hsts } = readCheckedSite();
  const headers = siteHeaders(framedPaths(framedApps), { hsts });
  const rules = headersFile(headers, await rootPaths(siteFolder, pages, headers));
  const own = (await ownFile(FILE))?.toString("utf8");
  await fs.writeFile(
    path.join(siteFolder, FILE),
    own === undefined ? rules : addOwnRules(rules, own),
  );
};
