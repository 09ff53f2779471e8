import { expect, type Locator } from "@playwright/test";

export const scrollTopOf = (element: Locator) => element.evaluate(({ scrollTop }) => scrollTop);

/**
 * Scrolls as soon as there is enough to scroll, since a long list grows only once its section is shown; the page has noticed
 * it when this ends.
 */
export const scrollTo = async (element: Locator, top: number): Promise<void> => {
  await expect
    .poll(() =>
      element.evaluate((scrolled, to) => {
        scrolled.scrollTo({ top: to });
        return scrolled.scrollTop;
      }, top),
    )
    .toBe(top);
  // The event comes with the next frame.
  await element.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
  );
};
