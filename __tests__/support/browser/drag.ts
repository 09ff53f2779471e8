import type { Locator, Page } from "@playwright/test";
import type { Point } from "../../../src/lib/geometry";

export interface DragOptions {
  /** The point to drag by, in CSS pixels from the element's corner. Default: its middle. */
  readonly position?: Point;
  /** The number of moves. Default: 10. */
  readonly steps?: number;
}

/** Takes hold of an element with the mouse and moves it, without letting go: `page.mouse.up()` does. Returns where the pointer is. */
export const dragWithoutDrop = async (
  page: Page,
  handle: Locator,
  by: Point,
  { position, steps = 10 }: DragOptions = {},
): Promise<Point> => {
  // Waits until the element rests and receives the pointer, as a click does.
  await handle.hover({ position });
  const box = await handle.boundingBox();
  if (box === null) throw new Error(`${handle} is not visible.`);
  const from = {
    x: box.x + (position?.x ?? box.width / 2),
    y: box.y + (position?.y ?? box.height / 2),
  };
  const to = { x: from.x + by.x, y: from.y + by.y };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps });
  return to;
};

/** Drags an element with the mouse and drops it. */
export const drag = async (
  page: Page,
  handle: Locator,
  by: Point,
  options?: DragOptions,
): Promise<void> => {
  await dragWithoutDrop(page, handle, by, options);
  await page.mouse.up();
};
