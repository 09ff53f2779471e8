import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import { checkedContentPath, siteFile, writeSiteFile } from "../../content/files";
import type { TextPicture } from "../../content/markdown";
import { isMovingPath, isPicturePath } from "../../content/schema";

/** The widest column of text, in pixels. */
const WIDEST_PICTURE = 720;

const PICTURE_ARGS = {
  layout: "constrained",
  width: WIDEST_PICTURE,
  formats: ["webp"],
  placeholder: "none",
};

/** A picture of the copy, as gatsby-plugin-sharp wants it. */
const pictureFile = (name: string) => {
  const absolutePath = path.join(checkedContentPath(), name);
  // The digest of gatsby-source-filesystem: a picture that a query shows, too, shares the folder.
  const contentDigest = createHash("md5").update(fs.readFileSync(absolutePath)).digest("hex");
  const { base, name: bare, ext } = path.parse(absolutePath);
  return { absolutePath, base, name: bare, extension: ext.slice(1), internal: { contentDigest } };
};

type PictureFile = ReturnType<typeof pictureFile>;

/** A drawing or a moving picture as it is; a moving one is still for visitors who want less motion. */
const pictureAsItIs = async (
  { absolutePath, base, name, internal }: PictureFile,
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

/** The part of Gatsby that makes pictures. */
export type PictureTools = Pick<ParentSpanPluginArgs, "reporter" | "cache">;

const makePicture = async (
  name: string,
  file: PictureFile,
  basePath: string,
  gatsby: PictureTools,
): Promise<TextPicture> => {
  const data = await (isPicturePath(name)
    ? generateImageData({ file, args: PICTURE_ARGS, pathPrefix: basePath, ...gatsby })
    : pictureAsItIs(file, basePath));
  if (!data) throw new Error(`No sizes can be made of the picture ${name}.`);
  return { ...data, isInk: await isInk(file.absolutePath) };
};

/** Makes the sizes of pictures in texts, each by its path inside the copy. One that is in two places is made once. */
export const pictureMaker = (basePath: string, gatsby: PictureTools) => {
  const made = new Map<string, Promise<TextPicture>>();
  return (name: string): Promise<TextPicture> => {
    const file = pictureFile(name);
    const key = `${file.extension} ${file.internal.contentDigest}`;
    const picture = made.get(key) ?? makePicture(name, file, basePath, gatsby);
    made.set(key, picture);
    return picture;
  };
};
