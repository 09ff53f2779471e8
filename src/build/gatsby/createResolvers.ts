import type { GatsbyNode } from "gatsby";

/**
 * Tells queries where the site is found. Only here does Gatsby say which path prefix a build has: the
 * one in its configuration counts with `--prefix-paths` alone.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, basePath }) => {
  createResolvers({
    SiteInfo: {
      home: {
        type: "String!",
        description: "The whole address of the site's first page, with the path prefix.",
        resolve: ({ siteUrl }: Queries.SiteInfo) => new URL(`${basePath}/`, siteUrl).href,
      },
    },
  });
};
