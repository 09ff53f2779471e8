import fs from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { veiled } from "../../lib/veil";
import { COLLECTIONS } from "../collections";
import { type CoveredProject, coverPath } from "../covers/coverPath";
import { graphqlTypes } from "../graphqlTypes";
import { highlight } from "../markdown/highlight";
import { inlineHtml } from "../markdown/inlineHtml";
import { markdownHtml } from "../markdown/markdownHtml";
import { drawingAddress } from "../pictures/drawingAddress";
import type { ResolverContext, ResolverInfo } from "../resolving";
import { tallImageField } from "../wallpapers/tallImage";

/** Below a post's title, which is an h4. */
const TOP_LEVEL_IN_POST = 5;

/** Below a section's title, which is an h3. */
const TOP_LEVEL_IN_PAGE = 4;

/** A text of the owner's as HTML; null where what is asked has none. */
const htmlField = (fileKey: string, topLevel: number, basePath: string) => ({
  type: "String",
  description: "Its text as HTML, where that is a Markdown file.",
  resolve: (
    source: Readonly<Record<string, unknown>>,
    _args: object,
    context: ResolverContext,
    info: ResolverInfo,
  ) => {
    const file = source[fileKey];
    return typeof file === "string"
      ? markdownHtml(file, { topLevel, basePath }, context, info)
      : null;
  },
});

/** What stands in a line of a text: links, emphasis and code. */
const paragraphsField = (basePath: string) => ({
  type: "[String!]!",
  description: "The paragraphs as HTML: links, emphasis and code are made.",
  resolve: ({ paragraphs }: { paragraphs: readonly string[] }) =>
    paragraphs.map((text) => inlineHtml(text, basePath)),
});

/** An address that a page's data is to hold: one for mail is not in plain. */
const veiledField = (key: string, type: "String" | "String!") => ({
  type,
  description: "See `src/lib/veil.ts`.",
  resolve: (source: Readonly<Record<string, unknown>>) => {
    const address = source[key];
    return typeof address === "string" ? veiled(address) : null;
  },
});

/** Tells Gatsby the types of the content, so that nothing is guessed from what happens to be in the files. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(graphqlTypes(COLLECTIONS));
};

/**
 * Tells queries where the site is found, and what its texts are as HTML. Only here does Gatsby say which path prefix a
 * build has: the one in its configuration counts with `--prefix-paths` alone.
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
    File: {
      highlighted: {
        type: "String!",
        description: "The code in it as HTML, highlighted.",
        resolve: async ({ absolutePath, extension }: Queries.File) =>
          highlight(await fs.readFile(absolutePath, "utf8"), extension),
      },
    },
    General: { paragraphsHtml: paragraphsField(basePath) },
    Mission: { paragraphsHtml: paragraphsField(basePath) },
    Entry: {
      html: {
        type: "[String!]!",
        description: "Its texts as HTML: links, emphasis and code are made.",
        resolve: ({ content }: { content: readonly string[] }) =>
          content.map((text) => inlineHtml(text, basePath)),
      },
    },
    OwnerPhoto: {
      drawing: {
        type: "String",
        description:
          "The address of a drawing; null for a photo, of which there are several sizes.",
        resolve: (
          { file }: { file: string },
          _args: object,
          context: ResolverContext,
          info: ResolverInfo,
        ) => drawingAddress(file, context, info),
      },
    },
    Owner: { veiledEmail: veiledField("email", "String!") },
    ContactTopic: {
      veiledMail: veiledField("mail", "String"),
      veiledLink: veiledField("link", "String"),
    },
    CreditTopic: { veiledLink: veiledField("link", "String!") },
    ProjectLink: { veiledUrl: veiledField("url", "String!") },
    Project: {
      coverPath: {
        type: "String",
        description:
          "The path on the site of its drawn cover; null where its first picture is the cover.",
        resolve: (project: CoveredProject) => coverPath(project),
      },
    },
    Wallpaper: { tall: tallImageField("file"), lightTall: tallImageField("lightFile") },
    Post: { html: htmlField("file", TOP_LEVEL_IN_POST, basePath) },
    NavigationItem: { html: htmlField("page", TOP_LEVEL_IN_PAGE, basePath) },
  });
};
