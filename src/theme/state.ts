import { atom, useRecoilState } from "recoil";
import type { ThemeChoice } from "./themeChoice";

const themeChoiceAtom = atom<ThemeChoice | null>({ key: "theme/choice", default: null });

/** The visitor's theme choice; null until storage has been read or a choice made. */
export const useThemeChoice = () => useRecoilState(themeChoiceAtom);
