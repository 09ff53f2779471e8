import fs from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { COLLECTIONS } from "../collections";
import { coverPath } from "../cover";
import { graphqlTypes } from "../graphqlTypes";
import { highlight } from "../markdown/highlight";
import { inlineHtml } from "../markdown/inlineHtml";
import { markdownHtml } from "../markdown/markdownHtml";
import type { ResolverContext, ResolverInfo } from "../resolving";

type Source = Readonly<Record<string, unknown>>;

/** Below a post's title, which is an h4, and below a section's, which is an h3. */
const TOP_LEVEL_IN_POST = 5;
const TOP_LEVEL_IN_PAGE = 4;

/** A Markdown file as HTML; for an item without one, its own. */
const htmlField = (
  fileKey: string,
  type: "String" | "String!",
  topLevel: number,
  basePath: string,
) => ({
  type,
  description: "Its text as HTML.",
  resolve: (source: Source, _args: object, context: ResolverContext, info: ResolverInfo) => {
    const file = source[fileKey];
    return typeof file === "string"
      ? markdownHtml(file, { topLevel, basePath }, context, info)
      : source.html;
  },
});

/** Declares the content's types, so that Gatsby infers none from the files. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(graphqlTypes(COLLECTIONS));
};

/** Fields that need the path prefix, which Gatsby reports here first, or other nodes. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, basePath }) => {
  const inlineHtmlField = (key: string) => ({
    type: "[String!]!",
    description: "Its texts as HTML, with links, emphasis and code.",
    resolve: (source: Record<string, readonly string[]>) =>
      source[key]?.map((text) => inlineHtml(text, basePath)),
  });
  createResolvers({
    File: {
      highlighted: {
        type: "String!",
        description: "The code in it as HTML, highlighted.",
        resolve: async ({ absolutePath, extension }: Queries.File) =>
          highlight(await fs.readFile(absolutePath, "utf8"), extension),
      },
    },
    General: { paragraphsHtml: inlineHtmlField("paragraphs") },
    Mission: { paragraphsHtml: inlineHtmlField("paragraphs") },
    Entry: { html: inlineHtmlField("content") },
    Project: {
      coverPath: {
        type: "String",
        description: "The path of its drawn cover; null if its first picture is the cover.",
        resolve: coverPath,
      },
    },
    Post: { html: htmlField("file", "String!", TOP_LEVEL_IN_POST, basePath) },
    NavigationItem: { html: htmlField("page", "String", TOP_LEVEL_IN_PAGE, basePath) },
  });
};
