import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { pagesQuery } from "../pages/pagesQuery";
import { sitePages } from "../pages/sitePages";
import { projectRoot } from "../paths";

/** Makes a page of every section, project, post and app that the content has. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions }) => {
  const { data, errors } = await graphql<Queries.SitePagesQuery>(pagesQuery);
  if (data === undefined || errors) throw new Error(`The pages cannot be made.\n${String(errors)}`);
  for (const { path: address, component, context } of sitePages(data)) {
    actions.createPage({ path: address, component: path.join(projectRoot(), component), context });
  }
};
