import { atom, useRecoilState } from "recoil";
import { useShell } from "./shell";

/** The name of the wallpaper that the visitor has chosen; null for the owner's. */
const chosenWallpaperAtom = atom<string | null>({
  key: "navigation/chosenWallpaper",
  default: null,
});

/** The name of the wallpaper to show, which is undefined only where there is none, and how to choose another. */
export const useWallpaperChoice = () => {
  const { wallpapers, site } = useShell();
  const [choice, choose] = useRecoilState(chosenWallpaperAtom);
  const names = wallpapers.nodes.map(({ name }) => name);
  const wanted = choice ?? site?.defaults.wallpaper;
  const shown = names.find((name) => name === wanted) ?? names[0];
  return { shown, isVisitorsChoice: choice !== null, choose };
};
