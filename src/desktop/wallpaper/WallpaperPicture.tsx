import type { CSSProperties, ImgHTMLAttributes } from "react";
import { focusOf, versionsOf, type WallpaperContent } from "../../content/wallpapers";
import { useHasHydrated } from "../../lib/useHasHydrated";
import { BuiltPicture } from "../../ui/BuiltPicture";
import { FOCUS_PROPERTY } from "./earlyWallpaper";
import { COVERING_PORTRAIT_SIZES, COVERING_SIZES, PORTRAIT_MEDIA } from "./wallpaperMedia";

/** What shows the point of a wallpaper that is always to be seen. */
export const focusStyle = (wallpaper: Pick<WallpaperContent, "focus">) =>
  ({ [FOCUS_PROPERTY]: focusOf(wallpaper) }) as CSSProperties;

export interface WallpaperPictureProps
  extends Omit<ImgHTMLAttributes<HTMLImageElement>, "alt" | "src" | "sizes"> {
  wallpaper: WallpaperContent;
}

/**
 * A wallpaper's picture, or two of which each is displayed in its theme alone, and says so in `data-theme`. Decorative: it says
 * nothing that a visitor would miss.
 */
export const WallpaperPicture = ({ wallpaper, ...rest }: WallpaperPictureProps) => {
  // Until then the page's head says it, so that the HTML needs no style attribute.
  const hasHydrated = useHasHydrated();
  return (
    <>
      {versionsOf(wallpaper).map(({ theme, wide, tall }) => {
        if (!wide.childImageSharp || !tall.childImageSharp) return null;
        return (
          <BuiltPicture
            {...rest}
            key={theme ?? ""}
            alt=""
            draggable={false}
            data-theme={theme}
            style={hasHydrated ? focusStyle(wallpaper) : undefined}
            sources={[
              {
                image: tall.childImageSharp.portrait,
                media: PORTRAIT_MEDIA,
                sizes: COVERING_PORTRAIT_SIZES,
              },
              { image: wide.childImageSharp.landscape, sizes: COVERING_SIZES },
            ]}
          />
        );
      })}
    </>
  );
};
