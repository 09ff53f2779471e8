import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { BUILT_FOLDER, projectRoot } from "../paths";
import { copyPublicFiles } from "../publicFiles/copyPublicFiles";
import { siteContent } from "../siteContent";
import { writeSiteIcons } from "../siteIcons/writeSiteIcons";

/** Writes the files that browsers load besides the pages, as soon as the content is known; in development too. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (args) => {
  const siteFolder = path.join(projectRoot(), BUILT_FOLDER);
  const { site } = siteContent(args);
  await copyPublicFiles(siteFolder);
  const { owner, accent, font } = site;
  await writeSiteIcons({ name: owner.name, accent: accent?.colour, font }, siteFolder);
};
