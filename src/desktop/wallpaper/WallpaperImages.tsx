import { Picture } from "../../components/Picture";
import * as styles from "./Wallpaper.module.css";
import { versionsOf, type WallpaperContent, type WallpaperVersion } from "./wallpapers";

const LARGE_MEDIA =
  "(min-width: 2200px), (min-width: 700px) and (min-height: 600px) and (min-resolution: 1.5dppx)";

interface VersionProps {
  version: WallpaperVersion;
  focus: WallpaperContent["focus"];
}

const Version = ({ version: { theme, wide, large }, focus }: VersionProps) => {
  const { srcSet, sizes } = large.images.fallback ?? {};
  return (
    <Picture
      image={wide}
      sources={[{ media: LARGE_MEDIA, srcSet, sizes }]}
      className={styles.image}
      loading="lazy"
      decoding="async"
      draggable={false}
      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      data-theme={theme}
    />
  );
};

/** A wallpaper's image, or one for each theme, of which CSS shows one. Decorative. */
export const WallpaperImages = ({ wallpaper }: { wallpaper: WallpaperContent }) =>
  versionsOf(wallpaper).map((version) => (
    <Version key={version.theme ?? ""} version={version} focus={wallpaper.focus} />
  ));

/** Decorative: the title is beside it. */
export const WallpaperThumbnail = ({ wallpaper }: { wallpaper: WallpaperContent }) =>
  versionsOf(wallpaper).map(({ theme, thumbnail }) => (
    <Picture key={theme ?? ""} image={thumbnail} loading="lazy" data-theme={theme} />
  ));
