import { atom, useRecoilState, useSetRecoilState } from "recoil";

const isOpenAtom = atom({ key: "desktop/isSearchOpen", default: false });

/** Whether search is open, and its setter. */
export const useSearchOpen = () => useRecoilState(isOpenAtom);

/** Its setter alone, for those who need not render with it. */
export const useSetSearchOpen = () => useSetRecoilState(isOpenAtom);
