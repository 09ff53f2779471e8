import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { untilSettled } from "./visit";

/** Runs all of axe's rules on a part of the page, by its selector, once it loads nothing and nothing fades any more. */
export const expectAccessible = async (page: Page, part = "html"): Promise<void> => {
  await untilSettled(page);
  const running = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          // One that follows scrolling runs for ever.
          .filter((it) => it.timeline === document.timeline && it.playState === "running").length,
    );
  await expect.poll(running, "animations that run").toBe(0);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Axe leaves it out by itself: a name has the words that are seen.
    .options({ rules: { "label-content-name-mismatch": { enabled: true } } })
    .analyze();
  // Axe finishes in a page of its own, which takes the keys.
  await page.bringToFront();
  const faults = violations.map(({ id, nodes }) => ({
    rule: id,
    elements: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
  expect(faults).toEqual([]);
};
