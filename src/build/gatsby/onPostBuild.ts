import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeDocuments } from "../documents/writeDocuments";
import { projectRoot } from "../paths";
import { precompress } from "../precompress/precompress";

/**
 * Writes the content documents beside the pages, then the compressed copies of all that is text. Gatsby has written its
 * pages and their data by now; what it still waits for are the pictures that the documents ask for.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  await writeDocuments(graphql);
  const timer = reporter.activityTimer("Compressing the built site");
  timer.start();
  await precompress(path.join(projectRoot(), "public"));
  timer.end();
};
