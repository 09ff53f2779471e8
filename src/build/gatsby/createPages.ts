import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { sectionComponents, sitePages } from "../pages/sitePages";
import { BUILT_FOLDER, projectRoot } from "../paths";
import { writeSearchFile } from "../search/searchDocuments";
import { siteContent } from "../siteContent";
import { structuredData } from "../structuredData/structuredData";

/** Makes a page of every section, project, post and app, and writes the file for search. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, ...args }) => {
  const content = siteContent(args);
  const pages = sitePages(content);
  const inProject = (component: string) => path.join(projectRoot(), component);
  for (const page of pages) {
    const context = { ...page.context, structuredData: structuredData(page.context, content) };
    actions.createPage({ path: page.path, component: inProject(page.component), context });
  }
  // With each save Gatsby would warn, in 16 lines, of the queries in sections that the owner has left out.
  if (process.env.gatsby_executing_command === "develop") {
    for (const unused of sectionComponents) {
      if (pages.some(({ component }) => component === unused)) continue;
      const name = path.basename(path.dirname(unused));
      actions.createPage({ path: `/left-out/${name}/`, component: inProject(unused) });
    }
  }
  await writeSearchFile(content, path.join(projectRoot(), BUILT_FOLDER));
};
