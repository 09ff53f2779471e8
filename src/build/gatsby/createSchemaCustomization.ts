import type { GatsbyNode } from "gatsby";
import { graphqlTypes } from "../graphqlTypes";
import { SLICES } from "../slices";

/** Tells Gatsby the types of the content, so that nothing is guessed from what happens to be in the files. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(graphqlTypes(SLICES));
};
