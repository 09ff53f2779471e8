import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Root } from "hast";
import { finishHtml } from "./html/finishHtml";
import { pictureOfText } from "./pictureOfText";

/** What is used of a node. */
interface Node {
  readonly id: string;
  readonly children: readonly string[];
}

/** What Gatsby hands to a resolver, as far as it is used. */
export interface ResolverContext {
  readonly nodeModel: {
    findOne(query: object): Promise<Node | null>;
    getNodeById(query: { id: string; type: string }): Node | null;
  };
}

type Resolve = (node: Node, args: object, context: ResolverContext, info: ResolverInfo) => unknown;

/** GraphQL's word about the field that is asked for. */
export interface ResolverInfo {
  readonly schema: {
    getType(name: string): unknown;
  };
}

/** As wide as a text gets, in pixels; a picture is made for this and for finer screens. */
const WIDEST_PICTURE = 720;

const PICTURE_ARGS = {
  layout: "constrained",
  width: WIDEST_PICTURE,
  formats: ["auto", "webp"],
  placeholder: "none",
};

const resolverOf = ({ schema }: ResolverInfo, type: string, field: string): Resolve => {
  const found = schema.getType(type) as { getFields(): Record<string, { resolve?: Resolve }> };
  const resolve = found.getFields()[field]?.resolve;
  if (resolve === undefined) throw new Error(`${type} has no field ${field}.`);
  return resolve;
};

/**
 * What a plugin has made of a file. The file is asked for in a way that Gatsby notes: a page is made anew when one of its
 * files changes.
 */
const madeOf = async (file: string, type: string, { nodeModel }: ResolverContext) => {
  const filter = { relativePath: { eq: file }, sourceInstanceName: { eq: "content" } };
  const node = await nodeModel.findOne({ type: "File", query: { filter } });
  for (const id of node?.children ?? []) {
    const made = nodeModel.getNodeById({ id, type });
    if (made) return made;
  }
  throw new Error(`The content has no ${type} of ${file}.`);
};

/** A Markdown file of the content as HTML; `topLevel` is where its highest headings stand. */
export const markdownHtml = async (
  file: string,
  { topLevel, basePath }: { topLevel: number; basePath: string },
  context: ResolverContext,
  info: ResolverInfo,
): Promise<string> => {
  const text = await madeOf(file, "MarkdownRemark", context);
  const tree = await resolverOf(info, "MarkdownRemark", "htmlAst")(text, {}, context, info);
  return finishHtml(tree as Root, {
    name: file.replace(/^.*\/|\.md$/g, ""),
    topLevel,
    basePath,
    findPicture: async (address) => {
      const picture = await madeOf(pictureOfText(file, address), "ImageSharp", context);
      const resolve = resolverOf(info, "ImageSharp", "gatsbyImageData");
      return (await resolve(picture, PICTURE_ARGS, context, info)) as IGatsbyImageData;
    },
  });
};
