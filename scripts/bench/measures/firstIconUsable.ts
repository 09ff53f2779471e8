import type { Browser } from "@playwright/test";
import { withSlowPage } from "../browser";

/** How often the icon is tried. */
const TRY_EVERY_MS = 10;

/**
 * Milliseconds from the start of the navigation until the first icon of Home directory answers: it is clicked again and
 * again from the moment it is in the document, until the page highlights it. That is React's doing, through the same
 * handlers that open an app on a double click.
 */
export const firstIconUsable = (browser: Browser, address: string): Promise<number> =>
  withSlowPage(browser, async (page) => {
    await page.addInitScript((tryEveryMs) => {
      const timer = setInterval(() => {
        const icon = document.querySelector("[role=listbox] [role=option]");
        icon?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
        if (icon?.getAttribute("aria-selected") !== "true") return;
        clearInterval(timer);
        performance.mark("first-icon-usable");
      }, tryEveryMs);
    }, TRY_EVERY_MS);
    await page.goto(address);
    const mark = await page.waitForFunction(
      () => performance.getEntriesByName("first-icon-usable")[0]?.startTime,
    );
    return (await mark.jsonValue()) ?? Number.NaN;
  });
