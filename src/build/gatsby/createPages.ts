import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { isDevelop } from "../isDevelop";
import { answerPagesQuery } from "../pages/answerPagesQuery";
import { sitePages } from "../pages/sitePages";
import { projectRoot } from "../paths";
import { whileCopyRests } from "../refreshContent";
import { type FileNode, untilNodesFollow } from "./untilNodesFollow";

const makePages = async ({ graphql, actions }: CreatePagesArgs): Promise<void> => {
  for (const { path: address, component, context } of sitePages(await answerPagesQuery(graphql))) {
    actions.createPage({ path: address, component: path.join(projectRoot(), component), context });
  }
};

/** Makes a page of every section, project, post and app that the content has. */
export const createPages: GatsbyNode["createPages"] = (args) =>
  whileCopyRests(async () => {
    if (isDevelop())
      await untilNodesFollow(() => args.getNodesByType("File") as unknown as FileNode[]);
    await makePages(args);
  });
