import { atom, useRecoilValue } from "recoil";
import type { ContentDocuments } from "./documents";

type AttributionDocument = ContentDocuments["attribution"];

export type CreditGroup = AttributionDocument["attribution"]["nodes"][number];
export type CreditTopic = CreditGroup["topics"][number];
export type WallpaperCredit = AttributionDocument["wallpapers"]["nodes"][number];

export const settingsAtom = atom<readonly CreditGroup[]>({ key: "content/settings", default: [] });
export const attributionAtom = atom<readonly CreditGroup[]>({
  key: "content/attribution",
  default: [],
});
export const wallpaperCreditsAtom = atom<readonly WallpaperCredit[]>({
  key: "content/wallpaperCredits",
  default: [],
});

export const useSettings = () => useRecoilValue(settingsAtom);
export const useAttribution = () => useRecoilValue(attributionAtom);
export const useWallpaperCredits = () => useRecoilValue(wallpaperCreditsAtom);
