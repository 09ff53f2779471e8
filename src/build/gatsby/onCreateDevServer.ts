import type { GatsbyNode } from "gatsby";
import { DOCUMENTS_FOLDER } from "../documents/contentDocuments";
import { runKeptQuery } from "../documents/developQuery";
import { serveDocuments } from "../documents/serveDocuments";

/** Serves the content documents while the site is developed; a build writes them as files. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.use(`/${DOCUMENTS_FOLDER}`, serveDocuments(runKeptQuery));
};
