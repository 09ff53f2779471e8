import { graphql } from "gatsby";
import { useCallback, useEffect } from "react";
import { atom, useRecoilState, useRecoilValue } from "recoil";
import { safeStorage } from "../lib/safeStorage";
import { readStoredChoice } from "../lib/storedChoice";
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

export interface WallpapersSlice {
  readonly list: readonly WallpaperContent[];
  /** Name of the wallpaper to show. */
  readonly chosen: string;
}

export const wallpapersAtom = atom<WallpapersSlice>({
  key: "content/wallpapers",
  default: { list: [], chosen: "bg1" },
});

/** The wallpapers, the chosen one's name, and how to choose (and remember) another. */
export const useWallpapers = () => {
  const [slice, setSlice] = useRecoilState(wallpapersAtom);
  const chooseWallpaper = useCallback(
    (chosen: string) => {
      safeStorage.write(WALLPAPER_STORAGE_KEY, chosen);
      setSlice((current) => ({ ...current, chosen }));
    },
    [setSlice],
  );
  return { ...slice, chooseWallpaper };
};

/** The chosen wallpaper; the first one when the name is unknown. */
export const useChosenWallpaper = (): WallpaperContent | undefined => {
  const { list, chosen } = useRecoilValue(wallpapersAtom);
  return list.find(({ name }) => name === chosen) ?? list[0];
};

/** Takes the remembered choice up after mount: the server's HTML knows only the default. */
export const useRememberedWallpaper = () => {
  const [{ list }, setSlice] = useRecoilState(wallpapersAtom);
  useEffect(() => {
    const names = list.map(({ name }) => name);
    const remembered = readStoredChoice(WALLPAPER_STORAGE_KEY, names);
    if (remembered !== null) setSlice((current) => ({ ...current, chosen: remembered }));
  }, [list, setSlice]);
};
