import { GatsbyImage, getSrc, getSrcSet, withArtDirection } from "gatsby-plugin-image";
import { type CSSProperties, useMemo } from "react";
import { versionsOf, type WallpaperContent, type WallpaperVersion } from "../../content/wallpapers";
import * as styles from "./Wallpaper.module.css";

const LARGE_MEDIA =
  "(min-width: 2200px), (min-width: 700px) and (min-height: 600px) and (min-resolution: 1.5dppx)";

interface VersionProps {
  version: WallpaperVersion;
  focus: WallpaperContent["focus"];
}

const Version = ({ version, focus }: VersionProps) => {
  const { theme, wide, large } = version;
  const image = useMemo(
    () =>
      withArtDirection({ ...wide, backgroundColor: undefined }, [
        { media: LARGE_MEDIA, image: large },
      ]),
    [wide, large],
  );
  const style = { "--focus": `${focus.x}% ${focus.y}%` } as CSSProperties;
  return (
    <GatsbyImage
      alt=""
      image={image}
      className={styles.image}
      style={style}
      draggable={false}
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
    <img
      key={theme ?? ""}
      alt=""
      src={getSrc(thumbnail)}
      srcSet={getSrcSet(thumbnail)}
      width={thumbnail.width}
      height={thumbnail.height}
      loading="lazy"
      data-theme={theme}
    />
  ));
