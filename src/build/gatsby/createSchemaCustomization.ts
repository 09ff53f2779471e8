import type { GatsbyNode } from "gatsby";
import { TYPE_DEFINITIONS } from "../typeDefinitions";

/** Tells Gatsby the types of the content, so that nothing is guessed from what happens to be in the files. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(TYPE_DEFINITIONS);
};
