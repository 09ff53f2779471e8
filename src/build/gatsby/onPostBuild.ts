import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeDocuments } from "../documents/writeDocuments";
import { projectRoot } from "../paths";
import { precompress } from "../precompress/precompress";
import { startPagesAfterPaint } from "../startup/startPagesAfterPaint";

/**
 * Writes the content documents beside the pages, lets the pages' scripts wait for the first paint, then writes the
 * compressed copies of all that is text. Gatsby has written its
 * pages and their data by now; what it still waits for are the pictures that the documents ask for.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({
  graphql,
  reporter,
  getNodesByType,
  pathPrefix,
}) => {
  const siteFolder = path.join(projectRoot(), "public");
  await writeDocuments(graphql);
  const pagePaths = getNodesByType("SitePage").map((page) => String(page.path));
  await startPagesAfterPaint(siteFolder, pagePaths, pathPrefix);
  const timer = reporter.activityTimer("Compressing the built site");
  timer.start();
  await precompress(siteFolder);
  timer.end();
};
