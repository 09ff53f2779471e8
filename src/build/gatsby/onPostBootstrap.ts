import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { CONTENT_TYPES } from "../contentTypeName";
import { projectRoot } from "../paths";
import { copyPublicFiles } from "../publicFiles/copyPublicFiles";
import { recordOf } from "../record";
import { writeSiteIcons } from "../siteIcons/writeSiteIcons";

/** As soon as the content is known, while the site is developed, too: writes what browsers fetch besides the pages. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ getNodesByType }) => {
  const siteFolder = path.join(projectRoot(), "public");
  const [site] = getNodesByType(CONTENT_TYPES.site);
  await copyPublicFiles(siteFolder);
  await writeSiteIcons(String(recordOf(site?.owner).name), siteFolder);
};
