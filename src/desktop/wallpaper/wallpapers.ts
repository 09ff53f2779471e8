import { graphql } from "gatsby";
import { useShell } from "../../navigation/shell";
import { useWallpaperChoice } from "../../navigation/wallpaperChoice";

// AVIF for most screens. For the largest JPEG: sharp takes too long for AVIF of that size.

/** @public Read by Gatsby. */
export const wallpaperFragment = graphql`
  fragment WideImages on File {
    childImageSharp {
      wide: gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [1920]
        formats: [AVIF, JPG]
        quality: 65
        placeholder: DOMINANT_COLOR
      )
      large: gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [3840]
        formats: [JPG]
        quality: 90
        placeholder: NONE
      )
      thumbnail: gatsbyImageData(
        layout: FIXED
        width: 64
        height: 36
        formats: [JPG]
        placeholder: NONE
      )
    }
  }

  fragment WallpaperContent on Wallpaper {
    name title
    focus { x y }
    file { ...WideImages }
    lightFile { ...WideImages }
  }
`;

export type WallpaperContent = Queries.WallpaperContentFragment;

/** A wallpaper's images for one theme, or for both. */
export interface WallpaperVersion
  extends NonNullable<Queries.WideImagesFragment["childImageSharp"]> {
  readonly theme: "dark" | "light" | undefined;
}

/** The dark version first; or the only one. */
export const versionsOf = (wallpaper: WallpaperContent): readonly WallpaperVersion[] => {
  const dark = wallpaper.file.childImageSharp;
  const light = wallpaper.lightFile?.childImageSharp;
  if (!dark) return [];
  if (!light) return [{ ...dark, theme: undefined }];
  return [
    { ...dark, theme: "dark" },
    { ...light, theme: "light" },
  ];
};

/** The wallpapers, the one to show, and how to choose another by its name. */
export const useWallpapers = () => {
  const { shown, isVisitorsChoice, choose } = useWallpaperChoice();
  const list: readonly WallpaperContent[] = useShell().wallpapers.nodes;
  const chosen = list.find(({ name }) => name === shown);
  return { list, chosen, isVisitorsChoice, chooseWallpaper: choose };
};
