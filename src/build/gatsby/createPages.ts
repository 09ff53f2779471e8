import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { isDevelop } from "../isDevelop";
import { sitePages } from "../pages/sitePages";
import { BUILT_FOLDER, projectRoot } from "../paths";
import { searchDocuments } from "../search/searchDocuments";
import { writeSearchFile } from "../search/searchFile";
import { siteContent } from "../siteContent";
import { picturesOf, picturesQuery } from "../structuredData/picturesQuery";
import { structuredData } from "../structuredData/structuredData";

/** Makes a page of every section, project, post and app that the content has, and writes what search finds. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, ...args }) => {
  const content = siteContent(args);
  const answer = await graphql<Queries.StructuredDataPicturesQuery>(picturesQuery);
  if (!answer.data) throw new Error(String(answer.errors));
  const pictures = picturesOf(answer.data);
  for (const page of sitePages(content)) {
    const context = {
      ...page.context,
      structuredData: structuredData(page.context, content, pictures),
    };
    const component = path.join(projectRoot(), page.component);
    actions.createPage({ path: page.path, component, context });
  }
  // Before the site is bundled, whose code knows the file by its hash, and again after each edit in development.
  const siteFolder = path.join(projectRoot(), BUILT_FOLDER);
  await writeSearchFile(searchDocuments(content), siteFolder, isDevelop());
};
