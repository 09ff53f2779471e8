import { versionsOf, type WallpaperContent } from "../../content/wallpapers";
import { BuiltPicture } from "../../ui/BuiltPicture";
import * as styles from "./Wallpaper.module.css";

/** Decorative: the menu item says the wallpaper's title. */
export const WallpaperThumbnail = ({ wallpaper }: { wallpaper: WallpaperContent }) => (
  <span className={styles.thumbnail}>
    {versionsOf(wallpaper).map(({ theme, wide }) => {
      const image = wide.childImageSharp?.thumbnail;
      if (!image) return null;
      return (
        <BuiltPicture
          key={theme ?? ""}
          alt=""
          width={image.width}
          height={image.height}
          loading={theme && "lazy"}
          data-theme={theme}
          sources={[{ image }]}
        />
      );
    })}
  </span>
);
