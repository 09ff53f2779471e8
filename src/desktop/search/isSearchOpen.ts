import { atom, useRecoilState, useSetRecoilState } from "recoil";

const isOpenAtom = atom({ key: "desktop/isSearchOpen", default: false });

export const useSearchOpen = () => useRecoilState(isOpenAtom);

/** For components that need not render when search opens. */
export const useSetSearchOpen = () => useSetRecoilState(isOpenAtom);
