import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { COLLECTIONS } from "../collections";
import { projectRoot } from "../paths";
import { copyPublicFiles } from "../publicFiles/copyPublicFiles";
import { recordOf } from "../record";
import { writeSiteIcons } from "../siteIcons/writeSiteIcons";

/** As soon as the content is known, while the site is developed, too: writes what browsers fetch besides the pages. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ getNodesByType }) => {
  const siteFolder = path.join(projectRoot(), "public");
  const [site] = getNodesByType(COLLECTIONS.site.type);
  await copyPublicFiles(siteFolder);
  const { colour } = recordOf(site?.accent);
  await writeSiteIcons(
    {
      name: String(recordOf(site?.owner).name),
      ...(typeof colour === "string" && { accent: colour }),
    },
    siteFolder,
  );
};
