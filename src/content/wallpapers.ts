import { graphql } from "gatsby";
import { useCallback, useEffect } from "react";
import { atom, useRecoilState, useSetRecoilState } from "recoil";
import { safeStorage } from "../lib/safeStorage";
import { readStoredChoice } from "../lib/storedChoice";
import { useShell } from "./shell";
import { WALLPAPER_STORAGE_KEY } from "./wallpaperStorageKey";

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
export const chosenWallpaperAtom = atom<string | null>({
  key: "content/chosenWallpaper",
  default: null,
});

/** The wallpapers, the name of the one to show, and how to choose (and remember) another. */
export const useWallpapers = () => {
  const { wallpapers, site } = useShell();
  const [chosen, setChosen] = useRecoilState(chosenWallpaperAtom);
  const chooseWallpaper = useCallback(
    (name: string) => {
      safeStorage.write(WALLPAPER_STORAGE_KEY, name);
      setChosen(name);
    },
    [setChosen],
  );
  const list: readonly WallpaperContent[] = wallpapers.nodes;
  return { list, chosen: chosen ?? site?.defaults.wallpaper ?? "", chooseWallpaper };
};

/** The wallpaper to show; the first one when the name is unknown. */
export const useChosenWallpaper = (): WallpaperContent | undefined => {
  const { list, chosen } = useWallpapers();
  return list.find(({ name }) => name === chosen) ?? list[0];
};

/** Takes the remembered choice up after mount: the server's HTML knows only the default. */
export const useRememberedWallpaper = () => {
  const { list } = useWallpapers();
  const setChosen = useSetRecoilState(chosenWallpaperAtom);
  useEffect(() => {
    const names = list.map(({ name }) => name);
    const remembered = readStoredChoice(WALLPAPER_STORAGE_KEY, names);
    if (remembered !== null) setChosen(remembered);
  }, [list, setChosen]);
};
