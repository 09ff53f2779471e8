import sharp from "sharp";
import { cropOf, TALL_RATIO } from "../../lib/tallCrop";
import { madeOf, type ResolverContext, type ResolverInfo, resolverOf } from "../resolving";

const TALL = {
  layout: "fullWidth",
  aspectRatio: TALL_RATIO,
  breakpoints: [864, 1296],
  quality: 75,
  formats: ["avif", "jpg"],
  sizes: "max(100vw, 60vh)",
  placeholder: "none",
};

const { west, center, east } = sharp.gravity;

interface Wallpaper {
  readonly file: string;
  readonly lightFile?: string | null;
  readonly focus: { readonly x: number };
}

/** A field with a wallpaper's picture for tall screens, cropped to the part with its focus. */
export const tallImageField = (key: "file" | "lightFile") => ({
  type: key === "file" ? "GatsbyImageData!" : "GatsbyImageData",
  resolve: async (
    { [key]: file, focus }: Wallpaper,
    _args: object,
    context: ResolverContext,
    info: ResolverInfo,
  ) => {
    if (!file) return null;
    const image = await madeOf(file, "ImageSharp", context);
    const args = {
      ...TALL,
      transformOptions: { cropFocus: [west, center, east][cropOf(focus.x)] },
    };
    return resolverOf(info, "ImageSharp", "gatsbyImageData")(image, args, context, info);
  },
});
