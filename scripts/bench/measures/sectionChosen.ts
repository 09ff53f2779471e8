import type { Browser } from "@playwright/test";
import { observeArrival, untilQuiet } from "../../weights/arrival";
import { withSlowPage } from "../browser";
import { untilPainted } from "./untilPainted";

/**
 * Milliseconds from the click on each section's tab until the section is on screen, by the section's title. The pointer
 * has rested on the tab before, until the section's code and content were there.
 */
export const sectionsChosen = (
  browser: Browser,
  address: string,
): Promise<ReadonlyMap<string, number>> =>
  withSlowPage(browser, async (page) => {
    await observeArrival(page, address);
    const titles = await page.locator("[role=tab][aria-selected=false]").allInnerTexts();
    const times = new Map<string, number>();
    for (const title of titles) {
      const tab = page.getByRole("tab", { name: title, exact: true });
      const panel = await tab.getAttribute("aria-controls");
      await tab.hover();
      await untilQuiet(page);
      const heading = `[id="${panel}"]:not([hidden]) h3`;
      times.set(title, await untilPainted(page, "click", heading, () => tab.click()));
    }
    return times;
  });
