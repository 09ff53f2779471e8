import type { ImgHTMLAttributes } from "react";
import type { WallpaperContent } from "../content/wallpapers";
import { BuiltPicture } from "../ui/BuiltPicture";

/** A tall viewport gets a tall cut of the picture instead of a wide one that it would mostly hide. */
const PORTRAIT_MEDIA = "(max-aspect-ratio: 3/4)";
/** Where 2560 device pixels are too few. */
const LARGE_MEDIA = "(min-width: 2561px), (min-width: 1281px) and (min-resolution: 2dppx)";
// Covering the viewport, a 16:9 picture is as wide as the viewport or as its height asks for.
const COVERING_SIZES = "max(100vw, 177.8vh)";
const COVERING_PORTRAIT_SIZES = "max(100vw, 50vh)";

export interface WallpaperPictureProps
  extends Omit<ImgHTMLAttributes<HTMLImageElement>, "alt" | "src" | "sizes"> {
  wallpaper: WallpaperContent;
}

/** Decorative: the wallpaper says nothing that a visitor would miss. */
export const WallpaperPicture = ({ wallpaper, ...rest }: WallpaperPictureProps) => {
  const image = wallpaper.file.childImageSharp;
  if (!image) return null;
  return (
    <BuiltPicture
      {...rest}
      alt=""
      draggable={false}
      sources={[
        { image: image.portrait, media: PORTRAIT_MEDIA, sizes: COVERING_PORTRAIT_SIZES },
        { image: image.large, media: LARGE_MEDIA, sizes: COVERING_SIZES },
        { image: image.landscape, sizes: COVERING_SIZES },
      ]}
    />
  );
};
