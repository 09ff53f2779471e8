import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { projectRoot } from "../../content/files";
import { PAGE_PATH } from "../../contract/siteFiles";
import { sitePages, structuredData, writeSearchFile } from "../../site";
import { siteContent } from "./refreshContent";

/** Makes a page of every section, item and app, and the plain one; writes the file for search. */
export const createPages: GatsbyNode["createPages"] = async ({ actions }) => {
  const content = siteContent();
  const inProject = (component: string) => path.join(projectRoot(), component);
  for (const page of sitePages(content)) {
    const forEngines = page.context.isPrivate
      ? {}
      : { structuredData: structuredData(page.context, content) };
    const context = { ...page.context, ...forEngines };
    actions.createPage({ path: page.path, component: inProject(page.component), context });
  }
  actions.createPage({ path: PAGE_PATH, component: inProject("src/desktop/PlainPage.tsx") });
  writeSearchFile(content);
};
