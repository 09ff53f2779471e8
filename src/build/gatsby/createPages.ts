import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { filesBelow } from "../files/filesBelow";
import { isDevelop } from "../isDevelop";
import { sitePages } from "../pages/sitePages";
import { BUILT_FOLDER, projectRoot } from "../paths";
import { siteContent } from "../refreshContent";
import { writeSearchFile } from "../search/searchDocuments";
import { structuredData } from "../structuredData/structuredData";

const SECTIONS_FOLDER = "src/sections";

/** Makes a page of every section, item and app, and writes the file for search. */
export const createPages: GatsbyNode["createPages"] = async ({ actions }) => {
  const content = siteContent();
  const pages = sitePages(content);
  const inProject = (component: string) => path.join(projectRoot(), component);
  for (const page of pages) {
    const context = { ...page.context, structuredData: structuredData(page.context, content) };
    actions.createPage({ path: page.path, component: inProject(page.component), context });
  }
  // With each save Gatsby would warn, in 16 lines, of the queries in sections that the owner has left out.
  if (isDevelop()) {
    for (const file of filesBelow(inProject(SECTIONS_FOLDER))) {
      const unused = `${SECTIONS_FOLDER}/${file}`;
      const isUsed = pages.some(({ component }) => component === unused);
      if (isUsed || path.basename(file) !== "page.tsx") continue;
      const address = `/left-out/${path.dirname(file)}/`;
      actions.createPage({ path: address, component: inProject(unused) });
    }
  }
  await writeSearchFile(content, path.join(projectRoot(), BUILT_FOLDER));
};
