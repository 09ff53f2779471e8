import type { Page } from "@playwright/test";
import { holdRequests } from "../support/browser/holdRequests";
import { expect, test, VIEWPORTS } from "../support/browser/test";
import { untilSettled } from "../support/browser/visit";
import { watchShifts } from "../support/browser/watchShifts";

/** Each text of the page after the number of its lines. */
const linesOf = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      if (!around?.checkVisibility() || around.closest("time, [role=complementary], script, style"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
      texts.push(`${tops.size}: ${node.textContent}`);
    }
    return texts;
  });

for (const size of ["desktop", "phone"] as const) {
  test(`On the first visit the site's font takes the place of a system font and moves nothing, ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS[size]);
    const shift = await watchShifts(page);
    const release = await holdRequests(page, "**/*.woff2");
    await page.goto(".", { waitUntil: "commit" });
    const heading = page.getByRole("heading", { level: 3 }).first();
    const width = () =>
      heading.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().width;
      });
    const before = await width();
    release();
    await expect.poll(width).not.toBe(before);
    await untilSettled(page);
    await expect.poll(shift).toBeLessThan(0.01);
  });

  test(`Of a hundred texts, 95 have the same lines before the site's font has arrived, ${size}`, async ({
    desktop,
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS[size]);
    const all: string[] = [];
    const changed: string[] = [];
    for (const path of ["/", "/projects/", "/posts/", "/mission/", "/resume/"]) {
      await desktop.visit(path);
      const lines = await linesOf(page);
      const html = page.locator("html");
      await html.evaluate(({ style }) => style.setProperty("--ui-fonts-body", '"Adjusted Arial"'));
      const before = await linesOf(page);
      all.push(...lines);
      changed.push(...before.filter((text, index) => text !== lines[index]));
    }
    expect(changed.slice(Math.floor(all.length / 20))).toEqual([]);
  });
}
