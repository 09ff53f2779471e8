import fs from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { highlight } from "../../content/markdown";
import { COLLECTIONS } from "../../site";
import { graphqlTypes } from "./graphqlTypes";

/** Declares the content's types, so that Gatsby infers none from the files. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(graphqlTypes(COLLECTIONS));
};

/** Fields that take an argument, or that few files need. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    Career: {
      html: {
        type: "Html!",
        description: "The résumé, with the language of the page at the address.",
        args: { address: "String!" },
        resolve: ({ html }: { html: Record<string, string> }, { address }: { address: string }) =>
          html[address],
      },
    },
    File: {
      highlighted: {
        type: "Html!",
        description: "The code in it, highlighted.",
        resolve: async ({ absolutePath, extension }: Queries.File) =>
          highlight(await fs.readFile(absolutePath, "utf8"), extension),
      },
    },
  });
};
