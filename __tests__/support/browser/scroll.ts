import { expect, type Locator } from "@playwright/test";

/** Waits until an element is scrolled so many CSS pixels from its top. */
export const expectScrolledTo = (element: Locator, top: number): Promise<void> =>
  expect.poll(() => element.evaluate(({ scrollTop }) => Math.round(scrollTop))).toBe(top);

/** Scrolls an element as soon as it has so much to scroll. */
export const scrollTo = (element: Locator, top: number): Promise<void> =>
  expect
    .poll(() =>
      element.evaluate((scrolled, to) => {
        scrolled.scrollTo({ top: to });
        return Math.round(scrolled.scrollTop);
      }, top),
    )
    .toBe(top);
