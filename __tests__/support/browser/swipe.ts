import type { Locator } from "@playwright/test";
import type { Point } from "../../../src/lib/geometry";
import { restingBox } from "./restingBox";

export interface SwipeOptions {
  /** The start of the swipe, in CSS pixels from the element's corner. Default: its middle. */
  readonly position?: Point;
  /** Default: the touch ends. */
  readonly end?: "touchEnd" | "touchCancel";
}

/** A touch that moves, through Chromium's DevTools protocol: Playwright itself can only tap. */
export const swipe = async (
  element: Locator,
  by: Point,
  { position, end = "touchEnd" }: SwipeOptions = {},
): Promise<void> => {
  // Waits until the element rests and receives the touch.
  await element.tap({ trial: true, position });
  const box = await restingBox(element);
  const from = {
    x: box.x + (position?.x ?? box.width / 2),
    y: box.y + (position?.y ?? box.height / 2),
  };
  const session = await element.page().context().newCDPSession(element.page());
  const STEPS = 10;
  // Each call returns once the page has handled the touch.
  for (let step = 0; step <= STEPS; step += 1)
    await session.send("Input.dispatchTouchEvent", {
      type: step === 0 ? "touchStart" : "touchMove",
      touchPoints: [{ x: from.x + (by.x * step) / STEPS, y: from.y + (by.y * step) / STEPS }],
    });
  await session.send("Input.dispatchTouchEvent", { type: end, touchPoints: [] });
  await session.detach();
};
