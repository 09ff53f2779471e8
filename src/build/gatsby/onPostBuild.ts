import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { projectRoot } from "../paths";
import { precompress } from "../precompress/precompress";
import { startPagesAfterPaint } from "../startup/startPagesAfterPaint";

/**
 * Lets the pages' scripts wait for the first paint, then writes the compressed copies of all that is
 * text. Gatsby has written its pages and their data by now.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({
  reporter,
  getNodesByType,
  pathPrefix,
}) => {
  const siteFolder = path.join(projectRoot(), "public");
  const pagePaths = getNodesByType("SitePage").map((page) => String(page.path));
  await startPagesAfterPaint(siteFolder, pagePaths, pathPrefix);
  const timer = reporter.activityTimer("Compressing the built site");
  timer.start();
  await precompress(siteFolder);
  timer.end();
};
