import { expect, type Locator } from "@playwright/test";

/** Waits until an element is scrolled so many CSS pixels from its top. */
export const expectScrolledTo = (element: Locator, top: number): Promise<void> =>
  expect.poll(() => element.evaluate(({ scrollTop }) => Math.round(scrollTop))).toBe(top);

/** Scrolls an element as soon as it has so much to scroll. The page has noticed it when this ends. */
export const scrollTo = (element: Locator, top: number): Promise<void> =>
  expect
    .poll(() =>
      element.evaluate(async (scrolled, to) => {
        const before = scrolled.scrollTop;
        const event = new Promise((resolve) => {
          scrolled.addEventListener("scroll", resolve, { once: true });
        });
        scrolled.scrollTo({ top: to });
        if (scrolled.scrollTop !== before) await event;
        return Math.round(scrolled.scrollTop);
      }, top),
    )
    .toBe(top);
