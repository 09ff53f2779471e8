import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { answerPagesQuery } from "../pages/answerPagesQuery";
import { sitePages } from "../pages/sitePages";
import { projectRoot } from "../paths";

/** Makes a page of every section, project, post and app that the content has. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions }) => {
  for (const { path: address, component, context } of sitePages(await answerPagesQuery(graphql))) {
    actions.createPage({ path: address, component: path.join(projectRoot(), component), context });
  }
};
