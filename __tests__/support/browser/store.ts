import type { Page } from "@playwright/test";

/** Stores a text in the site's local storage before a visit, as an earlier visit would have left it. */
export const store = async (page: Page, key: string, text: string): Promise<void> => {
  // A file of the site that runs no script of its own.
  await page.goto("./robots.txt");
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
};
