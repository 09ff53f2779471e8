import fs from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../paths";
import { addOwnRules } from "./addOwnRules";
import { ownFile } from "./ownFile";

const FILE = "_headers";

/** Writes the site's `_headers`: our rules, and those of the owner's own file in `static/` added to them. */
export const writeHeaders = async (siteFolder: string): Promise<void> => {
  const rules = await fs.readFile(path.join(projectRoot(), "src/build/publicFiles", FILE), "utf8");
  const own = (await ownFile(FILE))?.toString("utf8");
  await fs.writeFile(
    path.join(siteFolder, FILE),
    own === undefined ? rules : addOwnRules(rules, own),
  );
};
