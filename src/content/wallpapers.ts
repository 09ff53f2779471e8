import { graphql } from "gatsby";
import { atom, useRecoilState } from "recoil";
import { useShell } from "./shell";

/** @public Read by Gatsby. */
export const wallpaperFragment = graphql`
  fragment WallpaperContent on Wallpaper {
    name
    title
    file {
      childImageSharp {
        landscape: gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [1600, 2560]
          formats: [AVIF, WEBP, JPG]
          placeholder: DOMINANT_COLOR
        )
        # AVIF at this size would double the time that the build takes for a tenth less to download.
        large: gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [3840]
          formats: [WEBP, JPG]
          placeholder: NONE
        )
        portrait: gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 0.5
          breakpoints: [750, 1080]
          formats: [AVIF, WEBP, JPG]
          placeholder: NONE
          transformOptions: { cropFocus: CENTER }
        )
        thumbnail: gatsbyImageData(
          layout: FIXED
          width: 64
          height: 36
          formats: [AVIF, WEBP, JPG]
          placeholder: NONE
        )
      }
    }
  }
`;

export type WallpaperContent = Queries.WallpaperContentFragment;

/** The name of the wallpaper that the visitor has chosen; null for the owner's. */
const chosenWallpaperAtom = atom<string | null>({
  key: "content/chosenWallpaper",
  default: null,
});

/** The wallpapers, the name of the one to show, and how to choose another. */
export const useWallpapers = () => {
  const { wallpapers, site } = useShell();
  const [chosen, chooseWallpaper] = useRecoilState(chosenWallpaperAtom);
  const list: readonly WallpaperContent[] = wallpapers.nodes;
  return { list, chosen: chosen ?? site?.defaults.wallpaper ?? "", chooseWallpaper };
};

/** The wallpaper to show; the first one when the name is unknown. */
export const useChosenWallpaper = (): WallpaperContent | undefined => {
  const { list, chosen } = useWallpapers();
  return list.find(({ name }) => name === chosen) ?? list[0];
};
