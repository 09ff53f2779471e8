import type { Page } from "@playwright/test";
import sharp from "sharp";
import { filled } from "../../src/words/filled";
import { words as siteWords } from "../../src/words/words";
import type { Desktop } from "../support/browser/desktop";
import { COMPLAINTS_OF_LOSS, loseFiles } from "../support/browser/lostFiles";
import { expect, test } from "../support/browser/test";
import { untilSettled } from "../support/browser/visit";

/** Playwright writes a style into the page for a screenshot in Firefox, which the site's policy refuses. */
const COMPLAINT_OF_SCREENSHOT = /blocked an inline style/;

test.use({ expectedComplaints: COMPLAINT_OF_SCREENSHOT });

const { desktop: words, failures } = siteWords;

/** By the sky of the dark theme. */
const BLUE = "Crescent moon";
const RED = "Caravan in the dunes";

/** A part of the desktop that no window covers on arrival. */
const BARE = { x: 0, y: 60, width: 40, height: 80 };

/** The mean red, green and blue of the bare desktop, from 0 to 255. */
const meanColour = async (page: Page): Promise<number[]> => {
  const { channels } = await sharp(await page.screenshot({ clip: BARE })).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
};

const expectRed = (page: Page, isRed = true) =>
  expect
    .poll(async () => {
      const [red = 0, , blue = 0] = await meanColour(page);
      return red > blue;
    })
    .toBe(isRed);
const expectBlue = (page: Page) => expectRed(page, false);

const brightness = async (page: Page) => Math.max(...(await meanColour(page)));

const choose = async (desktop: Desktop, title: string) => {
  const wallpapers = await desktop.openWallpapers();
  await wallpapers.getByRole("menuitemradio", { name: title, exact: true }).click();
};

const expectChosen = async (desktop: Desktop, title: string) => {
  const wallpapers = await desktop.openWallpapers();
  await expect(wallpapers.getByRole("menuitemradio", { checked: true })).toHaveText(title);
};

test("Attribution says which wallpaper is shown, and offers each", async ({ desktop, page }) => {
  await desktop.visit("/attribution/");
  const { useNamed, inUseNamed } = siteWords.attribution;
  const button = (name: string, title: string) =>
    page.getByRole("button", { name: filled(name, { title }) });
  const expectInUse = async (title: string, other: string) => {
    await expect(button(inUseNamed, title)).toHaveAttribute("aria-pressed", "true");
    await expect(button(useNamed, other)).toHaveAttribute("aria-pressed", "false");
  };
  await expectInUse(BLUE, RED);
  await button(useNamed, RED).click();
  await expectRed(page);
  await expectInUse(RED, BLUE);
  // The page's HTML has the owner's.
  await page.reload();
  await expectInUse(RED, BLUE);
});

test("the View menu offers seven wallpapers, and the chosen one is still there after a reload", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await expectBlue(page);
  const wallpapers = await desktop.openWallpapers();
  await expect(wallpapers.getByRole("menuitemradio")).toHaveCount(7);
  await expect(wallpapers.getByRole("menuitemradio", { checked: true })).toHaveText(BLUE);
  await wallpapers.getByRole("menuitemradio", { name: RED, exact: true }).click();
  await expectRed(page);
  await desktop.reload();
  await expectRed(page);
  await expectChosen(desktop, RED);
});

test("a wallpaper that is chosen again is remembered, and other open tabs follow", {
  tag: "@release",
}, async ({ context, desktop, page }) => {
  const other = await context.newPage();
  await other.goto("./");
  await untilSettled(other);
  await desktop.visit();
  // It changes with the picture, and a screenshot of a tab in the background takes seconds.
  const tints = () =>
    Promise.all(
      [page, other].map((tab) =>
        tab.evaluate(() => document.documentElement.style.getPropertyValue("--wallpaper-dark")),
      ),
    );
  const [tint] = await tints();
  await choose(desktop, RED);
  await expect.poll(tints).not.toContain(tint);
  // It is still below the other one.
  await choose(desktop, BLUE);
  await expect.poll(tints).toEqual([tint, tint]);
  await desktop.reload();
  await expectBlue(page);
  await expectChosen(desktop, BLUE);
});

test("a wallpaper with a picture for each theme changes with the theme", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await expect.poll(() => brightness(page)).toBeLessThan(100);
  await desktop.chooseTheme("light");
  await expect.poll(() => brightness(page)).toBeGreaterThan(160);
});

test.describe("a wallpaper that fails to load", () => {
  test.use({
    expectedComplaints: new RegExp(
      `${COMPLAINTS_OF_LOSS.source}|${COMPLAINT_OF_SCREENSHOT.source}`,
    ),
  });

  test("the old wallpaper stays when the new one fails to load, in the next visit too, and a notice offers to try again", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const notice = page.getByRole("alert").filter({ hasText: words.wallpaperNotLoaded });
    const fail = async () => {
      const restore = await loseFiles(page, /\.(avif|webp|jpe?g)$/);
      await choose(desktop, RED);
      await expect(notice).toBeVisible();
      await expectBlue(page);
      restore();
    };
    await fail();
    await desktop.reload();
    await expectChosen(desktop, BLUE);
    await desktop.closeMenus(2);
    await fail();
    await notice.getByRole("button", { name: failures.tryAgain }).click();
    await expectRed(page);
    await expect(notice).toHaveCount(0);
    await expectChosen(desktop, RED);
  });
});
