import type { Page } from "@playwright/test";

/** Holds the page's requests for these addresses back until the returned function is called. */
export const holdRequests = async (page: Page, addresses: string | RegExp): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
};
