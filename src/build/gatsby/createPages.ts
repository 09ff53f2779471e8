import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { answerQuery } from "../answerQuery";
import { isDevelop } from "../isDevelop";
import { answerPagesQuery } from "../pages/answerPagesQuery";
import { sitePages } from "../pages/sitePages";
import { BUILT_FOLDER, projectRoot } from "../paths";
import { searchDocuments } from "../search/searchDocuments";
import { writeSearchFile } from "../search/searchFile";
import { searchQuery } from "../search/searchQuery";

const makePages = async ({ graphql, actions }: CreatePagesArgs): Promise<void> => {
  for (const { path: address, component, context } of sitePages(await answerPagesQuery(graphql))) {
    actions.createPage({ path: address, component: path.join(projectRoot(), component), context });
  }
};

/** Before the site is bundled, whose code knows the file by its hash, and again after each edit while it is developed. */
const writeWhatIsFound = async ({ graphql }: CreatePagesArgs): Promise<void> => {
  const content = await answerQuery<Queries.SearchQuery>(
    graphql,
    searchQuery,
    "Nothing can be made findable.",
  );
  const siteFolder = path.join(projectRoot(), BUILT_FOLDER);
  await writeSearchFile(searchDocuments(content), siteFolder, isDevelop());
};

/** Makes a page of every section, project, post and app that the content has, and what search finds. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  await makePages(args);
  await writeWhatIsFound(args);
};
