import type { Page } from "@playwright/test";

/** Holds back what the page asks for below these addresses, as a slow connection does; returns how to let it come. */
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
