import type { WallpaperVersion } from "../../content/wallpapers";
import { COVERING_PORTRAIT_SIZES, COVERING_SIZES, PORTRAIT_MEDIA } from "./wallpaperMedia";

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
 * The `link`s that fetch one of a wallpaper's pictures before the browser has come to it, for each of the viewports that have a file
 * of their own.
 */
export const wallpaperPreloads = ({ wide, tall }: WallpaperVersion): WallpaperPreload[] =>
  [
    {
      image: tall.childImageSharp?.portrait,
      media: PORTRAIT_MEDIA,
      sizes: COVERING_PORTRAIT_SIZES,
    },
    {
      image: wide.childImageSharp?.landscape,
      media: `not ${PORTRAIT_MEDIA}`,
      sizes: COVERING_SIZES,
    },
  ].flatMap(({ image, media, sizes }) =>
    (image?.images.sources ?? [])
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
