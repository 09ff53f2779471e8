import type { Locator } from "@playwright/test";

/** A place and size in the viewport, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box of an element once it has been the same for two frames: what actions wait for, too. */
export const restingBox = (locator: Locator): Promise<Box> =>
  locator.evaluate(
    (element) =>
      new Promise<Box>((resolve) => {
        let last = "";
        const look = () => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const now = [x, y, width, height].join();
          if (now === last) resolve({ x, y, width, height });
          else {
            last = now;
            requestAnimationFrame(look);
          }
        };
        look();
      }),
  );
