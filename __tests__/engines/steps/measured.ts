import { isMeasured, metrics } from "../../../src/apps/web-vitals/metrics";
import type { Steps } from "../support/suite";
import { until } from "../support/until";

export const measured: Steps = {
  "is what the browser measures; nothing else is waited for": async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.vitals.frame.untilThere();
    await page.click({ x: 20, y: 860 });
    for (const { name, entryType } of metrics) {
      const isKnown = await page.call(isMeasured, { entryType });
      const row = desktop.vitals.frame.css(`[data-metric=${name}]`);
      await until(async () =>
        expect(await row.text()).toMatch(isKnown ? /\d/ : /not measured by this browser$/),
      );
    }
  },

  "stands in a panel that folds, and is dragged": async ({ desktop }) => {
    const { vitals } = desktop;
    await desktop.visit();
    const header = vitals.frame.role("button", vitals.name);
    const { height } = await vitals.box();
    await header.click();
    await until(async () => expect((await vitals.box()).height).toBeLessThan(height / 2));
    expect(await header.attribute("aria-expanded")).toBe("false");
    await vitals.drag({ x: 300, y: -200 });
    expect(await vitals.box()).toMatchObject({ x: 320 });
  },
};
