import type { WallpaperContent } from "../../content/wallpapers";
import { BuiltPicture } from "../../ui/BuiltPicture";

/** Decorative: the menu item says the wallpaper's title. */
export const WallpaperThumbnail = ({ wallpaper }: { wallpaper: WallpaperContent }) => {
  const image = wallpaper.file.childImageSharp?.thumbnail;
  if (!image) return null;
  return <BuiltPicture alt="" width={image.width} height={image.height} sources={[{ image }]} />;
};
