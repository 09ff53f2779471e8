import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Root } from "hast";
import { madeOf, type ResolverContext, type ResolverInfo, resolverOf } from "../resolving";
import { finishHtml } from "./finishHtml";
import { pictureOfText } from "./readBody";

/** The widest column of text, in pixels. */
const WIDEST_PICTURE = 720;

const PICTURE_ARGS = {
  layout: "constrained",
  width: WIDEST_PICTURE,
  formats: ["auto", "webp"],
  placeholder: "none",
};

const trees = new Map<string, Promise<Root>>();

/** A text as HTML's tree, made once: gatsby-transformer-remark would add a footnote's link back each time. */
const treeOf = async (
  file: string,
  context: ResolverContext,
  info: ResolverInfo,
): Promise<Root> => {
  const text = await madeOf(file, "MarkdownRemark", context);
  const key = `${text.id} ${text.internal.contentDigest}`;
  const resolve = resolverOf(info, "MarkdownRemark", "htmlAst");
  const tree = trees.get(key) ?? (resolve(text, {}, context, info) as Promise<Root>);
  trees.set(key, tree);
  return structuredClone(await tree);
};

/** A Markdown file of the content as HTML; `topLevel` is the level of its highest headings. */
export const markdownHtml = async (
  file: string,
  { topLevel, basePath }: { topLevel: number; basePath: string },
  context: ResolverContext,
  info: ResolverInfo,
): Promise<string> => {
  return finishHtml(await treeOf(file, context, info), {
    topLevel,
    basePath,
    findPicture: async (address) => {
      const picture = await madeOf(pictureOfText(file, address), "ImageSharp", context);
      const resolve = resolverOf(info, "ImageSharp", "gatsbyImageData");
      return (await resolve(picture, PICTURE_ARGS, context, info)) as IGatsbyImageData;
    },
  });
};
