import { getSrc, getSrcSet } from "gatsby-plugin-image";
import { versionsOf, type WallpaperContent } from "../../content/wallpapers";
import * as styles from "./Wallpaper.module.css";

/** Decorative: the title is beside it. */
export const WallpaperThumbnail = ({ wallpaper }: { wallpaper: WallpaperContent }) => (
  <span className={styles.thumbnail}>
    {versionsOf(wallpaper).map(({ theme, thumbnail }) => (
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
    ))}
  </span>
);
