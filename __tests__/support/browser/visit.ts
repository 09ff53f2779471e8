import { expect, type Page } from "@playwright/test";

/** Waits until the page says that it has started and loads nothing more: what `src/lib/settled.ts` marks. */
export const untilSettled = (page: Page): Promise<void> =>
  expect(page.locator("html")).toHaveAttribute("data-settled", { timeout: 20_000 });

/**
 * Opens a place of the site, such as "/posts/", and returns once the page is settled. The pointer moves over the top bar then,
 * since menus and resize handles load at the first sign of use.
 */
export const visit = async (page: Page, path = "/"): Promise<void> => {
  await page.goto(`.${path}`);
  await untilSettled(page);
  await page.mouse.move(4, 8);
  await page.mouse.move(8, 8);
  await untilSettled(page);
};
