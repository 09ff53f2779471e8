import { atom, useRecoilValue } from "recoil";
import type { ContentDocuments } from "./documents";

export const missionAtom = atom<ContentDocuments["mission"]["mission"]>({
  key: "content/mission",
  default: null,
});

export const useMission = () => useRecoilValue(missionAtom);
