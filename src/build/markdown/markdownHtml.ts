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

/** A Markdown file of the content as HTML; `topLevel` is the level of its highest headings. */
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
