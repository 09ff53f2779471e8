import type { Page } from "@playwright/test";
import { sectionPage } from "../support/builtPages";
import { sectionTitles } from "../support/content";
import { type SlowServer, startSlowServer } from "../support/slowServer";
import { expect, test, VIEWPORTS } from "../support/test";

interface Shift {
  readonly value: number;
  readonly text: readonly (string | undefined)[];
}

/** All that has shifted since the page was asked for, with what it was, for the report. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const seen: Shift[] = [];
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

/** Less is 0.00 in any report: the address for mail in place of its words, a font that was late by a frame. */
const SEEN = 0.005;

test.describe("nothing shifts while a section's page arrives", () => {
  for (const { path } of sectionTitles.map(sectionPage)) {
    for (const name of ["phone", "desktop"] as const) {
      test(`${path} on a ${name}`, async ({ desktop, page }) => {
        await page.setViewportSize(VIEWPORTS[name]);
        await desktop.visit(path);
        await page.waitForLoadState("networkidle");
        expect((await shifts(page)).filter(({ value }) => value >= SEEN)).toEqual([]);
      });
    }
  }
});
