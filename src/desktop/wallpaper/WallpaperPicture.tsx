import type { ImgHTMLAttributes } from "react";
import type { WallpaperContent } from "../../content/wallpapers";
import { BuiltPicture } from "../../ui/BuiltPicture";
import {
  COVERING_PORTRAIT_SIZES,
  COVERING_SIZES,
  LARGE_MEDIA,
  PORTRAIT_MEDIA,
} from "./wallpaperMedia";

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
