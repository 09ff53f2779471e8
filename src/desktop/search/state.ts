import { atom, useRecoilState } from "recoil";

const isOpenAtom = atom({ key: "desktop/isSearchOpen", default: false });

/** Whether search is open, and its setter. */
export const useSearchOpen = () => useRecoilState(isOpenAtom);
