import fs from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { coverPath } from "../../content/drawing";
import { blockHtml, highlight, inlineHtml } from "../../content/markdown";
import { COLLECTIONS } from "../../site";
import { graphqlTypes } from "./graphqlTypes";

/** gatsby-transformer-remark gives files a text only where there is a Markdown file, and queries ask for it on any site. */
const TEXT_TYPE = /* GraphQL */ `
  type MarkdownRemark implements Node @childOf(types: ["File"]) {
    id: ID!
  }
`;

/** Declares the content's types, so that Gatsby infers none from the files. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([graphqlTypes(COLLECTIONS), TEXT_TYPE]);
};

const drawnCover = {
  type: "String",
  description: "The path of its drawn cover; null where a picture is its cover.",
  resolve: coverPath,
};

/** Fields that need the path prefix, which Gatsby reports here first, or other nodes. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, basePath }) => {
  const inlineHtmlField = (key: string) => ({
    type: "[String!]!",
    description: "Its texts as HTML. One of several lines is paragraphs, lists and so on.",
    resolve: (source: Record<string, readonly string[]>) =>
      Promise.all((source[key] ?? []).map((text) => blockHtml(text, basePath))),
  });
  const asHtml = (text: string | undefined) => text && inlineHtml(text, basePath);
  const summary = { resolve: (source: { summary?: string }) => asHtml(source.summary) };
  const highlights = {
    resolve: (source: { highlights?: string[] }) => source.highlights?.map(asHtml),
  };
  createResolvers({
    Career: {
      html: {
        type: "String!",
        description: "The résumé, with the language of the page at the address.",
        args: { address: "String!" },
        resolve: ({ html }: { html: Record<string, string> }, { address }: { address: string }) =>
          html[address],
      },
    },
    CareerWork: { summary, highlights },
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
    Project: { coverPath: drawnCover },
    Post: { coverPath: drawnCover },
  });
};
