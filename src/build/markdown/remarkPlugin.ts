import type { NodePluginArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { Root as HtmlRoot } from "hast";
import type { Root } from "mdast";
import toHast from "mdast-util-to-hast";
import { language } from "../../words/locale";
import { finishHtml } from "./finishHtml";
import type { MarkdownFile } from "./markdownContent";
import { pictureOfText } from "./readBody";

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
    const relativePath = { eq: pictureOfText(text, address) };
    const file = await getRemarkFileDependency({
      relativePath,
      sourceInstanceName: { eq: "content" },
    });
    const args = PICTURE_ARGS;
    const data =
      file && (await generateImageData({ file, args, pathPrefix: basePath, reporter, cache }));
    if (!data) throw new Error(`The content has no picture ${relativePath.eq}.`);
    return data;
  };
  const tree = toHast(markdownAST) as HtmlRoot;
  const value = await finishHtml(tree, { topLevel, basePath, findPicture });
  markdownAST.children = [{ type: "html", value }];
};
