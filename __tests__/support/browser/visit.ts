import { expect, type Page } from "@playwright/test";

/** Waits until the page says that it has started and loads nothing more: what `src/loading/settled.ts` marks. */
export const untilSettled = (page: Page): Promise<void> =>
  expect(page.locator("html")).toHaveAttribute("data-settled", { timeout: 20_000 });

/** Opens a place of the site, and leaves the pointer where it is: menus and search have not loaded. */
export const arrive = async (page: Page, path = "/"): Promise<void> => {
  await page.goto(`.${path}`, { waitUntil: "commit" });
  await untilSettled(page);
};

/** Opens a place of the site, such as "/posts/". The pointer moves over the top bar, so that menus load. */
export const visit = async (page: Page, path = "/"): Promise<void> => {
  await arrive(page, path);
  await page.mouse.move(4, 8);
  await page.mouse.move(8, 8);
  await untilSettled(page);
};
