import type { Browser } from "@playwright/test";
import { observeArrival } from "../../weights/arrival";
import { withSlowPage } from "../browser";

/**
 * Milliseconds from the start of a reload until the tab shows its windows as they were left: About Me elsewhere, Movie
 * Platform open. Until then the page shows none of them.
 */
export const restoredAfterReload = (browser: Browser, address: string): Promise<number> =>
  withSlowPage(browser, async (page) => {
    await observeArrival(page, address);
    const about = page.getByRole("region", { name: "About Me", exact: true });
    await about.getByRole("heading", { level: 2 }).focus();
    await page.locator("[data-app-icon]").nth(1).dblclick();
    const movie = page.locator("[data-window-id=movieIframe]");
    await movie.waitFor();
    await page.addInitScript(() => {
      const look = () => {
        const isThere = document
          .querySelector("[data-window-id=movieIframe]")
          ?.checkVisibility({ visibilityProperty: true });
        if (isThere) performance.mark("restored");
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.reload();
    const mark = await page.waitForFunction(
      () => performance.getEntriesByName("restored")[0]?.startTime,
    );
    return (await mark.jsonValue()) ?? Number.NaN;
  });
