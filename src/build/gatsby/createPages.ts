import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { sitePages } from "../pages/sitePages";
import { BUILT_FOLDER, projectRoot } from "../paths";
import { writeSearchFile } from "../search/searchDocuments";
import { siteContent } from "../siteContent";
import { structuredData } from "../structuredData/structuredData";

/** Makes a page of every section, project, post and app, and writes the file for search. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, ...args }) => {
  const content = siteContent(args);
  for (const page of sitePages(content)) {
    const context = { ...page.context, structuredData: structuredData(page.context, content) };
    const component = path.join(projectRoot(), page.component);
    actions.createPage({ path: page.path, component, context });
  }
  await writeSearchFile(content, path.join(projectRoot(), BUILT_FOLDER));
};
