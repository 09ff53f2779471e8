import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeSiteFont } from "../font/siteFont";
import { BUILT_FOLDER, projectRoot } from "../paths";
import { copyPublicFiles } from "../publicFiles/copyPublicFiles";
import { writeSiteIcons } from "../publicFiles/siteIcons";
import { siteContent } from "../siteContent";

/** Writes the files that browsers load besides the pages, in development too. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (args) => {
  const siteFolder = path.join(projectRoot(), BUILT_FOLDER);
  const { owner, accent, font } = siteContent(args).site;
  writeSiteFont(font ?? undefined, siteFolder);
  await copyPublicFiles(siteFolder);
  await writeSiteIcons({ name: owner.name, accent: accent?.colour, font }, siteFolder);
};
