import { atom, useRecoilState, useSetRecoilState } from "recoil";

export type DialogName = "search" | "keyboard";

const openDialogAtom = atom<DialogName | null>({ key: "desktop/openDialog", default: null });

/** The open dialog, of which there is one at a time, and its setter. */
export const useOpenDialog = () => useRecoilState(openDialogAtom);

export const useSetOpenDialog = () => useSetRecoilState(openDialogAtom);

export interface DialogProps {
  onClose: () => void;
}
