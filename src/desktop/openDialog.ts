import { atom, useRecoilState } from "recoil";

export type DialogName = "search" | "keyboard";

export interface DialogProps {
  onClose: () => void;
}

const openDialogAtom = atom<DialogName | null>({ key: "desktop/openDialog", default: null });

/** The open dialog, of which there is one at a time, and its setter. */
export const useOpenDialog = () => useRecoilState(openDialogAtom);
