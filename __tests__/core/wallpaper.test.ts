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

const DARK = "Crescent moon";
const BRIGHT = "Low sun on dunes";

/** A part of the desktop that no window covers on arrival. */
const BARE = { x: 0, y: 60, width: 40, height: 80 };

/** The brightness of the bare desktop, from 0 to 255. */
const brightness = async (page: Page): Promise<number> => {
  const { channels } = await sharp(await page.screenshot({ clip: BARE })).stats();
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
};

const expectBright = (page: Page) => expect.poll(() => brightness(page)).toBeGreaterThan(160);
const expectDark = (page: Page) => expect.poll(() => brightness(page)).toBeLessThan(100);

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
  await expectInUse(DARK, BRIGHT);
  await button(useNamed, BRIGHT).click();
  await expectBright(page);
  await expectInUse(BRIGHT, DARK);
  // The page's HTML has the owner's.
  await page.reload();
  await expectInUse(BRIGHT, DARK);
});

test("the View menu offers seven wallpapers, and the chosen one is still there after a reload", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await expectDark(page);
  const wallpapers = await desktop.openWallpapers();
  await expect(wallpapers.getByRole("menuitemradio")).toHaveCount(7);
  await expect(wallpapers.getByRole("menuitemradio", { checked: true })).toHaveText(DARK);
  await wallpapers.getByRole("menuitemradio", { name: BRIGHT, exact: true }).click();
  await expectBright(page);
  await desktop.reload();
  await expectBright(page);
  await expectChosen(desktop, BRIGHT);
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
  await choose(desktop, BRIGHT);
  await expect.poll(tints).not.toContain(tint);
  // It is still below the other one.
  await choose(desktop, DARK);
  await expect.poll(tints).toEqual([tint, tint]);
  await desktop.reload();
  await expectDark(page);
  await expectChosen(desktop, DARK);
});

test("a wallpaper with a picture for each theme changes with the theme", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await expectDark(page);
  await desktop.chooseTheme("light");
  await expectBright(page);
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
      await choose(desktop, BRIGHT);
      await expect(notice).toBeVisible();
      await expectDark(page);
      restore();
    };
    await fail();
    await desktop.reload();
    await expectChosen(desktop, DARK);
    await desktop.closeMenus(2);
    await fail();
    await notice.getByRole("button", { name: failures.tryAgain }).click();
    await expectBright(page);
    await expect(notice).toHaveCount(0);
    await expectChosen(desktop, BRIGHT);
  });
});
