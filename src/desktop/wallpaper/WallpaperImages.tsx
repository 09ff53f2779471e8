import type { IGatsbyImageData } from "gatsby-plugin-image";
import { imageSources } from "../../lib/imageSources";
import * as styles from "./Wallpaper.module.css";
import { versionsOf, type WallpaperContent, type WallpaperVersion } from "./wallpapers";

const LARGE_MEDIA =
  "(min-width: 2200px), (min-width: 700px) and (min-height: 600px) and (min-resolution: 1.5dppx)";

const sourcesOf = ({ images: { sources = [], fallback } }: IGatsbyImageData) => [
  ...sources,
  ...(fallback ? [fallback] : []),
];

interface VersionProps {
  version: WallpaperVersion;
  focus: WallpaperContent["focus"];
}

/** No `GatsbyImage`: that loads React's server renderer in the browser, 18 KB, to write this HTML. */
const Version = ({ version: { theme, wide, large }, focus }: VersionProps) => (
  <picture>
    {sourcesOf(large).map(({ srcSet, sizes }) => (
      <source key={srcSet} media={LARGE_MEDIA} srcSet={srcSet} sizes={sizes} />
    ))}
    {wide.images.sources?.map((source) => (
      <source key={source.srcSet} {...source} />
    ))}
    <img
      alt=""
      className={styles.image}
      {...imageSources(wide)}
      sizes="100vw"
      loading="lazy"
      decoding="async"
      draggable={false}
      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      data-theme={theme}
    />
  </picture>
);

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
      {...imageSources(thumbnail)}
      width={thumbnail.width}
      height={thumbnail.height}
      loading="lazy"
      data-theme={theme}
    />
  ));
