import { useCallback } from "react";
import { tellOfLostPart } from "../ui/tellOfLostPart";
import { type ArrowMode, useSetArrowMode } from "./state";
import { words } from "./windows.words";
import { windowTools } from "./windowTools";

/** Lets the arrow keys move or resize a window, until it is kept or taken back. The function stays the same. */
export const useTakeArrows = () => {
  const setArrowMode = useSetArrowMode();
  return useCallback(
    (mode: ArrowMode) => {
      const take = (): void => {
        windowTools.load().then(
          () => setArrowMode(mode),
          (error: unknown) => tellOfLostPart(error, words.keysNotLoaded, take),
        );
      };
      take();
    },
    [setArrowMode],
  );
};
