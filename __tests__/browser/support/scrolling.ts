import { expect, type Locator } from "@playwright/test";

export const scrollTopOf = (element: Locator) => element.evaluate(({ scrollTop }) => scrollTop);

/** Scrolls as soon as there is enough to scroll: a long list grows only once its section is shown. */
export const scrollTo = (element: Locator, top: number) =>
  expect
    .poll(() =>
      element.evaluate((scrolled, to) => {
        scrolled.scrollTo({ top: to });
        return scrolled.scrollTop;
      }, top),
    )
    .toBe(top);
