import fs from "node:fs";
import type { NodePluginArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { Root } from "mdast";
import sharp from "sharp";
import { language } from "../../words/locale";
import { siteFile, writeSiteFile } from "../files";
import { isMovingPath, isPicturePath } from "../schema";
import { finishHtml } from "./finishHtml";
import type { MarkdownFile } from "./markdownContent";
import { htmlTree } from "./ownHtml";
import { fileOfText } from "./readBody";

/** Below a post's title, which is an h4, and below a section's, which is an h3. */
const TOP_LEVEL_IN_POST = 5;
const TOP_LEVEL_IN_PAGE = 4;

/**
 * A text for Gatsby, which makes it again when its front matter changes, too: so the language of the words in it belongs there.
 * The owner's own front matter is left out.
 */
export const textForGatsby = ({ body, ...text }: MarkdownFile): string => {
  const topLevel = "slug" in text ? TOP_LEVEL_IN_POST : TOP_LEVEL_IN_PAGE;
  return `---\n${JSON.stringify({ file: text.file, language, topLevel })}\n---\n${body}`;
};

/** The widest column of text, in pixels. */
const WIDEST_PICTURE = 720;

const PICTURE_ARGS = {
  layout: "constrained",
  width: WIDEST_PICTURE,
  formats: ["auto", "webp"],
  placeholder: "none",
};

/** A drawing or a moving picture as it is; a moving one is still for visitors who want less motion. */
const pictureAsItIs = async (
  { absolutePath, base, name, internal }: FileSystemNode,
  basePath: string,
): Promise<IGatsbyImageData> => {
  const folder = `static/${internal.contentDigest}`;
  const addressOf = (file: string) => `${basePath}/${folder}/${encodeURIComponent(file)}`;
  writeSiteFile(`${folder}/${base}`, fs.readFileSync(absolutePath));
  const picture = sharp(absolutePath);
  const { width = 0, height = 0 } = await picture.metadata();
  const images: IGatsbyImageData["images"] = { fallback: { src: addressOf(base) } };
  if (isMovingPath(base)) {
    const still = `${name}.webp`;
    await picture.webp().toFile(siteFile(`${folder}/${still}`));
    const media = "(prefers-reduced-motion: reduce)";
    images.sources = [{ srcSet: addressOf(still), type: "image/webp", media }];
  }
  return { layout: "constrained", width, height, images };
};

/** Whether a picture is dark and without a background. An SVG counts as one: drawn here, its text would fix the fonts before `prepareDrawingFont`. */
const isInk = async (file: string): Promise<boolean> => {
  if (/\.svg$/i.test(file)) return true;
  const mean = sharp(file).resize(1, 1, { fit: "fill" }).toColourspace("srgb").ensureAlpha();
  const [red = 0, green = 0, blue = 0, alpha = 0] = await mean.raw().toBuffer();
  return alpha < 255 && red + green + blue < 384;
};

/** The used part of what gatsby-transformer-remark passes to its plugins. */
interface RemarkPluginArgs extends Pick<NodePluginArgs, "basePath" | "reporter" | "cache"> {
  readonly markdownAST: Root;
  readonly markdownNode: {
    readonly frontmatter: { readonly file: string; readonly topLevel: number };
  };
  /** Gatsby makes the text again when this file changes. */
  getRemarkFileDependency(filter: object): Promise<FileSystemNode | null>;
}

/** The work of `plugins/gatsby-remark-site`: puts the finished HTML in the place of the text's tree. */
export const finishMarkdown = async ({
  markdownAST,
  markdownNode,
  ...gatsby
}: RemarkPluginArgs) => {
  const { basePath, reporter, cache, getRemarkFileDependency } = gatsby;
  const { file: text, topLevel } = markdownNode.frontmatter;
  const findPicture = async (address: string) => {
    const relativePath = { eq: fileOfText(text, address) };
    const file = await getRemarkFileDependency({
      relativePath,
      sourceInstanceName: { eq: "content" },
    });
    const args = PICTURE_ARGS;
    const data =
      file &&
      (await (isPicturePath(relativePath.eq)
        ? generateImageData({ file, args, pathPrefix: basePath, reporter, cache })
        : pictureAsItIs(file, basePath)));
    if (!file || !data) throw new Error(`The content has no picture ${relativePath.eq}.`);
    return { ...data, isInk: await isInk(file.absolutePath) };
  };
  const value = await finishHtml(htmlTree(markdownAST), { topLevel, basePath, findPicture });
  markdownAST.children = [{ type: "html", value }];
};
