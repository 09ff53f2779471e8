import type { Page } from "@playwright/test";

/** Opens an address and waits until the page is loaded and answers to presses. */
export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: "load" });
  // The clock is there once the page has been brought to life.
  await page.getByRole("banner").getByRole("time").filter({ hasText: /\d/ }).waitFor();
};
