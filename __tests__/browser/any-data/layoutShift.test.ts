import type { Page } from "@playwright/test";
import { type SlowServer, startSlowServer } from "../support/slowServer";
import { expect, test, VIEWPORTS } from "../support/test";

/** All that has shifted since the page was asked for, with what it was, for the report. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const seen: unknown[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sources: { node: Node | null }[] = Reflect.get(entry, "sources");
            const text = sources.map(({ node }) => node?.textContent?.slice(0, 40));
            seen.push({ value: Reflect.get(entry, "value"), text });
          }
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
      }),
  );

test.describe("nothing shifts while a page arrives bit by bit, however wide the time is", () => {
  let slow: SlowServer;
  test.beforeAll(async ({ baseURL }) => {
    slow = await startSlowServer(baseURL ?? "");
  });
  test.afterAll(() => slow.close());
  test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2024, 0, 3, 0, 8, 8)));

  for (const [name, viewport] of Object.entries(VIEWPORTS)) {
    for (const path of ["/", "/404.html"]) {
      test(`${path} on a ${name}`, async ({ desktop, page }) => {
        await page.setViewportSize(viewport);
        await desktop.visit(`${slow.site}${path}`);
        await page.waitForLoadState("networkidle");
        expect(await shifts(page)).toEqual([]);
      });
    }
  }

  test.describe("in the system's font", () => {
    test.use({ expectedComplaints: /ERR_FAILED/ });

    for (const [name, viewport] of Object.entries(VIEWPORTS)) {
      test(`on a ${name}`, async ({ desktop, page }) => {
        await page.setViewportSize(viewport);
        await page.route("**/*.woff2", (route) => route.abort());
        await desktop.visit(`${slow.site}/`);
        await page.waitForLoadState("networkidle");
        expect(await shifts(page)).toEqual([]);
      });
    }
  });
});
