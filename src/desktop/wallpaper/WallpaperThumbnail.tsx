import { versionsOf, type WallpaperContent } from "../../content/wallpapers";
import { styled } from "../../theme/styled";
import { BuiltPicture } from "../../ui/BuiltPicture";
import { themedPicturesRecipe } from "./themedPictures.recipe";

const Thumbnail = styled("span", themedPicturesRecipe);

/** Decorative: the menu item says the wallpaper's title. */
export const WallpaperThumbnail = ({ wallpaper }: { wallpaper: WallpaperContent }) => (
  <Thumbnail>
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
  </Thumbnail>
);
