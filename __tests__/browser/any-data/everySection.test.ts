import AxeBuilder from "@axe-core/playwright";
import type { Locator } from "@playwright/test";
import { onSite } from "../support/addresses";
import { walkedSectionPages } from "../support/builtPages";
import { sectionTitles, themeStorageKey } from "../support/content";
import { openSection, panel } from "../support/sections";
import { expect, test, VIEWPORTS } from "../support/test";

/** How many pixels something is wider than the room it has. */
const excessWidth = (element: Locator) =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

for (const size of ["desktop", "phone"] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: VIEWPORTS[size] });

    for (const theme of ["light", "dark"] as const) {
      test(`every section opens, fits its window, and has nothing for axe to find, ${theme}`, async ({
        desktop,
        page,
      }) => {
        test.setTimeout(180_000);
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme: theme });
        await page.addInitScript(
          ([key, choice]) => {
            if (window.top === window) localStorage.setItem(key, choice);
          },
          [themeStorageKey, theme] as const,
        );
        await desktop.visit();
        for (const title of sectionTitles) {
          const section = await openSection(page, title);
          expect(await excessWidth(section), title).toBe(0);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations, title).toEqual([]);
        }
      });
    }

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("every page fits the screen", async ({ page }) => {
        test.setTimeout(180_000);
        for (const { path, result } of walkedSectionPages) {
          await page.goto(onSite(path));
          const shown = panel(page, result.pageContext.sectionTitle);
          expect(await excessWidth(shown), path).toBe(0);
          expect(await excessWidth(page.locator("html")), path).toBe(0);
        }
      });
    });
  });
}
