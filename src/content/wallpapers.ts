import { graphql } from "gatsby";
import { atom, useRecoilState } from "recoil";
import { useShell } from "./shell";

/** @public Read by Gatsby. */
export const wallpaperFragment = graphql`
  fragment WidePicture on File {
    fineSrcSet: fineWideSrcSet
    childImageSharp {
      landscape: gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [1600, 2560]
        formats: [AVIF, JPG]
        placeholder: DOMINANT_COLOR
      )
      thumbnail: gatsbyImageData(
        layout: FIXED
        width: 64
        height: 36
        formats: [AVIF, JPG]
        placeholder: NONE
      )
    }
  }

  fragment TallPicture on File {
    fineSrcSet: fineTallSrcSet
    childImageSharp {
      portrait: gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 0.5
        breakpoints: [750, 1080]
        formats: [AVIF, JPG]
        placeholder: NONE
        transformOptions: { cropFocus: CENTER }
      )
    }
  }

  fragment WallpaperContent on Wallpaper {
    name
    title
    tint {
      light
      dark
    }
    focus {
      x
      y
    }
    file {
      ...WidePicture
    }
    portraitFile {
      ...TallPicture
    }
    lightFile {
      ...WidePicture
    }
    lightPortraitFile {
      ...TallPicture
    }
  }
`;

export type WallpaperContent = Queries.WallpaperContentFragment;

/** One of a wallpaper's two pictures, or the only one. */
export interface WallpaperVersion {
  /** The theme that it is for; undefined for both. */
  readonly theme: "dark" | "light" | undefined;
  readonly wide: Queries.WidePictureFragment;
  readonly tall: Queries.TallPictureFragment;
}

/** A wallpaper's pictures: one for both themes, or one for each. */
export const versionsOf = (wallpaper: WallpaperContent): readonly WallpaperVersion[] => {
  const { file, portraitFile, lightFile, lightPortraitFile } = wallpaper;
  if (!lightFile || !lightPortraitFile)
    return [{ theme: undefined, wide: file, tall: portraitFile }];
  return [
    { theme: "dark", wide: file, tall: portraitFile },
    { theme: "light", wide: lightFile, tall: lightPortraitFile },
  ];
};

/** The point of its pictures that is always seen, as CSS has it. */
export const focusOf = ({ focus: { x, y } }: Pick<WallpaperContent, "focus">): string =>
  `${x}% ${y}%`;

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
