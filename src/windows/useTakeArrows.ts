import { useCallback } from "react";
import { tellOfLostPart } from "../ui/tellOfLostPart";
import { type ArrowMode, useSetArrowMode } from "./state";
import { windowTools } from "./windowTools";

const LOST_KEYS = "The keys for moving windows could not be loaded";

/** Lets the arrow keys move or resize a window, until it is kept or taken back. The function stays the same. */
export const useTakeArrows = () => {
  const setArrowMode = useSetArrowMode();
  return useCallback(
    (mode: ArrowMode) => {
      const take = (): void => {
        windowTools.load().then(
          () => setArrowMode(mode),
          (error: unknown) => tellOfLostPart(error, LOST_KEYS, take),
        );
      };
      take();
    },
    [setArrowMode],
  );
};
