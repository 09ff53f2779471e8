import type { Browser } from "@playwright/test";
import { observeArrival, untilQuiet } from "../../weights/arrival";
import { withSlowPage } from "../browser";
import { untilPainted } from "./untilPainted";

/** Milliseconds from going Back to a section, after another one, until it is on screen again. */
export const backToSection = (browser: Browser, address: string): Promise<number> =>
  withSlowPage(browser, async (page) => {
    await observeArrival(page, address);
    const tabs = page.locator("[role=tab][aria-selected=false]");
    const [before = "", after = ""] = await tabs.allInnerTexts();
    const panel = await page
      .getByRole("tab", { name: before, exact: true })
      .getAttribute("aria-controls");
    for (const title of [before, after]) {
      await page.getByRole("tab", { name: title, exact: true }).click();
      await untilQuiet(page);
    }
    // The desktop keeps `popstate` to itself.
    return untilPainted(page, "back", `[id="${panel}"]:not([hidden]) h3`, () =>
      page.evaluate(() => {
        window.dispatchEvent(new Event("back"));
        history.back();
      }),
    );
  });
