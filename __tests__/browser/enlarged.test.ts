import type { Page } from "@playwright/test";
import { expect, test, VIEWPORTS } from "./support/test";

/** What a browser does that enlarges the text alone. */
// Not by a style element: the page's policy refuses that.
const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

/** The width and height of every drawing in sight, by what it belongs to. */
const drawings = (page: Page) =>
  page.locator(":is(header, [data-window-id]) svg").evaluateAll((all) =>
    all.map((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      return [svg.parentElement?.textContent ?? "", Math.round(width), Math.round(height)];
    }),
  );

/** Words that a line's end goes through, and texts that are cut off, in what is in sight. */
const spoiltTexts = (page: Page, within: string) =>
  page.locator(within).evaluateAll((all) =>
    all.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const spoilt: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? "";
        const around = node.parentElement;
        if (around === null || around.checkVisibility({ visibilityProperty: true }) === false)
          continue;
        // What only screen readers are told takes a pixel.
        if (around.clientWidth === 1 || around.offsetWidth === 1) continue;
        for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) spoilt.push(`broken: ${word}`);
        }
        if (
          getComputedStyle(around).overflow !== "visible" &&
          around.scrollWidth > around.clientWidth
        )
          spoilt.push(`cut: ${text}`);
      }
      return spoilt;
    }),
  );

const CHROME = "header, [role=tablist], [data-window-id] h2, [aria-label=Apps]";

test.describe("text that is enlarged to 200 %", () => {
  for (const name of ["desktop", "phone"] as const) {
    test.describe(`on a ${name}`, () => {
      test.use({ viewport: VIEWPORTS[name] });

      test("shrinks no drawing, breaks no word and cuts nothing; the clock stays", async ({
        desktop,
        page,
      }) => {
        // The portrait would come again, as a drawing whose eyes move.
        await page.emulateMedia({ reducedMotion: "reduce" });
        await desktop.visit();
        await desktop.settle();
        await expect(desktop.vitals.frame.locator("[data-metric]")).toHaveCount(5);
        const before = await drawings(page);
        await enlargeText(page);
        const after = await drawings(page);
        expect(after).toHaveLength(before.length);
        for (const [index, [what, width, height]] of after.entries()) {
          expect(width, `${what}`).toBeGreaterThanOrEqual(Number(before[index]?.[1]));
          expect(height, `${what}`).toBeGreaterThanOrEqual(Number(before[index]?.[2]));
        }
        expect(await spoiltTexts(page, CHROME)).toEqual([]);
        const clock = page.getByRole("banner").getByRole("time");
        await expect(clock).toBeInViewport({ ratio: 1 });
        const bar = await page.getByRole("banner").boundingBox();
        const place = await clock.boundingBox();
        expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(bar?.height ?? 0);
      });
    });
  }
});

test.describe("a page at 400 %, 320 × 256 pixels", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const address of ["/", "/projects/", "/posts/", "/contact/"]) {
    test(`leaves 60 % of the height for reading at ${address}`, async ({ desktop, page }) => {
      await desktop.visit(address);
      const panel = await page.getByRole("tabpanel").boundingBox();
      if (panel === null) throw new Error("Nothing is shown.");
      expect(Math.min(256, panel.y + panel.height) - panel.y).toBeGreaterThanOrEqual(0.6 * 256);
      await expect(desktop.about.button("Close")).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("button", { name: "View" })).toBeInViewport({ ratio: 1 });
    });
  }
});
