import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { filesBelow, projectRoot } from "../../content/files";
import { PAGE_PATH } from "../../contract/siteFiles";
import { sitePages, structuredData, writeSearchFile } from "../../site";
import { siteContent } from "./refreshContent";

const SECTIONS_FOLDER = "src/sections";

/** The folder of the pages for sections that the owner has left out. */
export const LEFT_OUT = "/left-out/";

/** Makes a page of every section, item and app, and the plain one; writes the file for search. */
export const createPages: GatsbyNode["createPages"] = async ({ actions }) => {
  const content = siteContent();
  const pages = sitePages(content);
  const inProject = (component: string) => path.join(projectRoot(), component);
  for (const page of pages) {
    const forEngines = page.context.isPrivate
      ? {}
      : { structuredData: structuredData(page.context, content) };
    const context = { ...page.context, ...forEngines };
    actions.createPage({ path: page.path, component: inProject(page.component), context });
  }
  actions.createPage({ path: PAGE_PATH, component: inProject("src/desktop/PlainPage.tsx") });
  // Gatsby would warn, in 16 lines, of the queries in sections that the owner has left out. A build deletes the pages again.
  for (const file of filesBelow(inProject(SECTIONS_FOLDER))) {
    const unused = `${SECTIONS_FOLDER}/${file}`;
    const isUsed = pages.some(({ component }) => component === unused);
    if (isUsed || path.basename(file) !== "page.tsx") continue;
    const address = `${LEFT_OUT}${path.dirname(file)}/`;
    actions.createPage({ path: address, component: inProject(unused) });
  }
  writeSearchFile(content);
};
