import type { Locator } from "@playwright/test";
import type { Box } from "../../../src/lib/geometry";

/**
 * The box of an element once nothing moves it and it has been the same for two frames. Two frames alone are not enough: on a
 * busy machine a transition that is about to run has not moved yet.
 */
export const restingBox = (locator: Locator): Promise<Box> =>
  locator.evaluate(
    (element) =>
      new Promise<Box>((resolve) => {
        let last = "";
        const isMoving = () =>
          document.getAnimations().some(({ effect, playState, timeline }) => {
            if (playState !== "running" || timeline !== document.timeline) return false;
            if (!(effect instanceof KeyframeEffect)) return false;
            const ends = effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
            return ends && effect.target?.contains(element) === true;
          });
        const look = () => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const now = [x, y, width, height].join();
          if (now === last && !isMoving()) resolve({ x, y, width, height });
          else {
            last = now;
            requestAnimationFrame(look);
          }
        };
        look();
      }),
  );
