import { useCallback } from "react";
import { atom, useRecoilState } from "recoil";
import { safeStorage } from "../lib/safeStorage";
import { LIVING_WALLPAPER_STORAGE_KEY } from "../lib/storageKeys";
import { readStoredChoice } from "../lib/storedChoice";

const CHOICES = ["on", "off"] as const;

export type LivingChoice = (typeof CHOICES)[number];

/** Null until it is known that the wallpaper can be lit here. */
const livingAtom = atom<LivingChoice | null>({ key: "content/livingWallpaper", default: null });

/** Whether a lamp follows the pointer over the wallpaper, and how a visitor chooses that. */
export const useLivingWallpaper = () => {
  const [choice, setChoice] = useRecoilState(livingAtom);

  /** It can be lit: from now on there is a choice. Default: on */
  const offer = useCallback(
    () => setChoice(readStoredChoice(LIVING_WALLPAPER_STORAGE_KEY, CHOICES) ?? "on"),
    [setChoice],
  );
  const choose = useCallback(
    (chosen: LivingChoice) => {
      safeStorage.write(LIVING_WALLPAPER_STORAGE_KEY, chosen);
      setChoice(chosen);
    },
    [setChoice],
  );
  const withdraw = useCallback(() => setChoice(null), [setChoice]);

  return { choice, offer, choose, withdraw };
};
