import type { Page } from "@playwright/test";
import type { Point } from "../../src/lib/geometry";
import { words as siteWords } from "../../src/words/words";
import { ABOUT_BOX, ABOUT_SIZE } from "../support/aboutMe";
import type { DesktopWindow } from "../support/browser/desktopWindow";
import { dragWithoutDrop } from "../support/browser/drag";
import { restingBox } from "../support/browser/restingBox";
import { expect, test, VIEWPORTS } from "../support/browser/test";

/** Between the top bar and the dock. */
const LEFT_HALF = { x: 8, y: 40, width: 708, height: 780 };
const RIGHT_HALF = { ...LEFT_HALF, x: 724 };
const QUARTER = { width: 708, height: 386 };

/** The preview of a snap. It is decoration, so it has no role or name. */
const preview = (page: Page) => page.locator("[data-snap-preview]");

/** Takes a window by its title and holds it with the pointer at a place. */
const holdAt = async (page: Page, window: DesktopWindow, to: Point) => {
  const title = await restingBox(window.title);
  const position = { x: 6, y: 6 };
  const by = { x: to.x - title.x - position.x, y: to.y - title.y - position.y };
  await dragWithoutDrop(page, window.title, by, { position });
};

for (const [name, places] of [
  [
    "A window dragged to the left or right edge fills that half, as a preview shows before",
    [
      [{ x: 1, y: 450 }, LEFT_HALF],
      [{ x: 1438, y: 450 }, RIGHT_HALF],
    ],
  ],
  [
    "A window dragged to a corner fills that quarter, as a preview shows before",
    [
      [
        { x: 1, y: 60 },
        { x: 8, y: 40, ...QUARTER },
      ],
      [
        { x: 1438, y: 60 },
        { x: 724, y: 40, ...QUARTER },
      ],
      [
        { x: 1, y: 890 },
        { x: 8, y: 434, ...QUARTER },
      ],
      [
        { x: 1438, y: 890 },
        { x: 724, y: 434, ...QUARTER },
      ],
    ],
  ],
] as const)
  test(name, async ({ desktop, page }) => {
    await desktop.visit();
    for (const [pointer, box] of places) {
      await holdAt(page, desktop.about, pointer);
      await expect(preview(page)).toHaveBox(box);
      await page.mouse.up();
      await expect(desktop.about.frame).toHaveBox(box);
      await expect(preview(page)).toHaveCount(0);
    }
  });

test("Web Vitals and Home directory are neither snapped nor resized", async ({ desktop, page }) => {
  await desktop.visit();
  for (const window of [desktop.vitals, desktop.home]) {
    const { width } = await restingBox(window.frame);
    await holdAt(page, window, { x: 2, y: 450 });
    await expect(preview(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(window.frame).toHaveBox({ x: 0, width });
    await expect(window.frame.locator("[data-resize]")).toHaveCount(0);
  }
});

test("A snapped window has its own size again when it is dragged away, below the pointer", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const { about } = desktop;
  await about.choose(siteWords.windowMenu.snapLeft);
  await expect(about.frame).toHaveBox(LEFT_HALF);
  await holdAt(page, about, { x: 700, y: 500 });
  await page.mouse.up();
  await expect(about.frame).toHaveBox(ABOUT_SIZE);
  await expect
    .poll(async () => {
      const { x, y, width } = await restingBox(about.frame);
      return x < 700 && x + width > 700 && y < 500 && y + 40 > 500;
    })
    .toBe(true);
});

test("A window dragged away from the edge again keeps its size, and the preview disappears", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit();
  await holdAt(page, desktop.about, { x: 1, y: 450 });
  await expect(preview(page)).toHaveCount(1);
  await page.mouse.move(300, 450);
  await expect(preview(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(desktop.about.frame).toHaveBox(ABOUT_SIZE);
});

test("A half stays a half when the viewport changes, and is one again after a reload", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await desktop.about.choose(siteWords.windowMenu.snapRight);
  await expect(desktop.about.frame).toHaveBox(RIGHT_HALF);
  await page.setViewportSize(VIEWPORTS.laptop);
  const half = { x: 516, y: 40, width: 500, height: 648 };
  await expect(desktop.about.frame).toHaveBox(half);
  await desktop.reload();
  await expect(desktop.about.frame).toHaveBox(half);
});

test("Escape cancels a drag to an edge, out of a half and out of fullscreen", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit();
  const { about } = desktop;
  await holdAt(page, about, { x: 1, y: 450 });
  await expect(preview(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(preview(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(about.frame).toHaveBox(ABOUT_BOX);

  await about.choose(siteWords.windowMenu.snapLeft);
  await expect(about.frame).toHaveBox(LEFT_HALF);
  await holdAt(page, about, { x: 700, y: 500 });
  await expect(about.frame).toHaveBox({ width: ABOUT_SIZE.width });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(about.frame).toHaveBox(LEFT_HALF);

  await about.control("Enter fullscreen").click();
  await holdAt(page, about, { x: 700, y: 500 });
  await expect(about.frame).toHaveBox(ABOUT_SIZE);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(about.frame).toHaveBox({ x: 0, y: 32, width: 1440, height: 868 });
});

test("A window that cannot be as small as its quarter reaches beyond it, and stays in sight", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit();
  const { windowMenu } = siteWords;
  await desktop.about.choose(windowMenu.bottomRightQuarter, windowMenu.snapTo);
  await page.setViewportSize({ width: 600, height: 480 });
  await expect(desktop.about.frame).toHaveBox({ x: 232, y: 160, width: 360, height: 240 });
  // Bars that are drawn twice as large.
  await page.setViewportSize({ width: 3840, height: 2160 });
  await expect(desktop.about.frame).toHaveBox({ x: 1928, y: 1048, width: 1896, height: 952 });
});
