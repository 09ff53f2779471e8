import { readFileSync } from "node:fs";
import { themeStorageKey } from "../support/content";
import { expect, test } from "../support/test";

const { accent, analytics, font } = JSON.parse(readFileSync("data/site.json", "utf8"));

if (accent !== undefined) {
  for (const theme of ["light", "dark"] as const) {
    test(`the owner's accent is the site's, in the ${theme} theme`, async ({ desktop, page }) => {
      await page.addInitScript(([key, name]) => localStorage.setItem(key, name), [
        themeStorageKey,
        theme,
      ] as const);
      await desktop.visit();
      const shown = () =>
        page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue("--ui-accent").trim(),
        );
      await expect.poll(shown).toBe(typeof accent === "string" ? accent : accent[theme]);
    });
  }
}

// Other fonts would need a picture of each letter.
if (font?.includes("mono")) {
  test("what is written is set in the owner's font, in which all letters are as wide", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    // One that comes late is left for the next visit.
    await page.evaluate(() => document.fonts.ready);
    await desktop.visit();
    const widths = await page.evaluate(() => {
      const context = document.createElement("canvas").getContext("2d");
      if (!context) return [];
      context.font = `32px ${getComputedStyle(document.body).fontFamily}`;
      return ["iiii", "MMMM"].map((text) => context.measureText(text).width);
    });
    expect(widths[0]).toBeGreaterThan(0);
    expect(widths[0]).toBe(widths[1]);
  });
}

// One of another host would be asked for each test.
if (analytics?.src.startsWith("/")) {
  test("what counts visits is fetched once the page is there, and is let run by the policy", async ({
    page,
    baseURL,
  }) => {
    const asked = page.waitForResponse((response) => response.url().endsWith(analytics.src));
    await page.goto(`${baseURL}`);
    expect((await asked).ok()).toBe(true);
  });
}
