import { atom, useRecoilValue } from "recoil";
import type { ContentDocuments } from "./documents";

export type InterestGroup = ContentDocuments["interests"]["interests"]["nodes"][number];

export const interestsAtom = atom<readonly InterestGroup[]>({
  key: "content/interests",
  default: [],
});

export const useInterests = () => useRecoilValue(interestsAtom);
