import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILT_SITE } from "../../../scripts/server/siteServer";
import { siteWords } from "../../../src/words/siteWords";
import { framedApps } from "../support/content";
import { DesktopWindow } from "../support/desktop";
import { expect, test } from "../support/test";

/** What only the code around a framed site says. */
const WORDS_OF_A_FRAME = siteWords.siteFrame.slow;

for (const { title, label, path, openOnArrival } of framedApps) {
  test.describe(`the window of ${label}`, () => {
    test("opens by its icon, and shows its site", async ({ desktop, page }) => {
      await desktop.visit();
      await desktop.home.raise();
      await desktop.icon(label).dblclick();
      const { frame } = new DesktopWindow(page, title);
      await expect(frame).toBeVisible();
      await expect(frame.getByTitle(title, { exact: true })).toBeVisible();
      await desktop.expectAt(path);
    });

    test("is in front at its address, with its site in the HTML", async ({ desktop, page }) => {
      await desktop.visit(path);
      await expect(page.getByTitle(title, { exact: true })).toBeVisible();
      expect(await desktop.focused()).toEqual([title]);
      const html = await (await page.request.get(page.url())).text();
      expect(html).toContain("<iframe");
    });

    test(`${openOnArrival ? "stands" : "does not stand"} behind the page`, async ({
      desktop,
      page,
    }) => {
      await desktop.visit();
      await page.waitForLoadState("networkidle");
      const { frame } = new DesktopWindow(page, title);
      await expect(frame).toHaveCount(openOnArrival ? 1 : 0);
      expect(await desktop.focused()).toEqual([siteWords.titles.aboutMe]);
      // What it frames is not worth anything to who has not done anything yet.
      await expect(page.locator("iframe")).toHaveCount(0);
      await page.mouse.move(10, 10);
      await expect(frame.locator("iframe")).toHaveCount(openOnArrival ? 1 : 0);
    });
  });
}

if (framedApps.length === 0) {
  test("a site that frames no other has nothing of it", async ({ desktop, page }) => {
    await desktop.visit();
    await expect(desktop.home.frame.getByRole("link")).toHaveCount(1);
    await expect(page.locator("iframe")).toHaveCount(0);
    const scripts = readdirSync(BUILT_SITE, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts)
      expect(readFileSync(join(BUILT_SITE, file), "utf8").includes(WORDS_OF_A_FRAME), file).toBe(
        false,
      );
  });
}
