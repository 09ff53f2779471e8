import type { WallpaperContent } from "../../content/wallpapers";
import {
  COVERING_PORTRAIT_SIZES,
  COVERING_SIZES,
  LARGE_MEDIA,
  PORTRAIT_MEDIA,
} from "./wallpaperMedia";

// Browsers that understand preloading of this format take no other from the picture.
const PRELOADED_TYPE = "image/avif";

/** The properties of a `link` element that fetches a picture early. */
export interface WallpaperPreload {
  readonly rel: "preload";
  readonly as: "image";
  readonly type: typeof PRELOADED_TYPE;
  readonly media: string;
  readonly imageSrcset: string;
  readonly imageSizes: string;
  readonly fetchPriority: "high";
}

/**
 * The `link`s that fetch a wallpaper before the browser has come to its picture, for each of the
 * viewports that have a file of their own. Larger ones (in WebP) wait for the picture: it would be
 * known too late that the browser prefers another.
 */
export const wallpaperPreloads = ({ file }: WallpaperContent): WallpaperPreload[] => {
  const image = file.childImageSharp;
  if (!image) return [];
  const { portrait, landscape } = image;
  return [
    { image: portrait, media: PORTRAIT_MEDIA, sizes: COVERING_PORTRAIT_SIZES },
    {
      image: landscape,
      media: `(not ${PORTRAIT_MEDIA}) and (not (${LARGE_MEDIA}))`,
      sizes: COVERING_SIZES,
    },
  ].flatMap(({ image: { images }, media, sizes }) =>
    (images.sources ?? [])
      .filter(({ type }) => type === PRELOADED_TYPE)
      .map(({ srcSet }) => ({
        rel: "preload" as const,
        as: "image" as const,
        type: PRELOADED_TYPE,
        media,
        imageSrcset: srcSet,
        imageSizes: sizes,
        fetchPriority: "high" as const,
      })),
  );
};
