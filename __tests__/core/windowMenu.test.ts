import { words as siteWords } from "../../src/words/words";
import { ABOUT_BOX, ABOUT_SIZE } from "../support/aboutMe";
import { expect, test } from "../support/browser/test";

const { windowMenu: words, windows } = siteWords;
const HALF = { y: 40, width: 708, height: 780 };

test("The window menu moves a window by steps and stays open meanwhile", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const { about } = desktop;
  await about.choose(words.moveRight, words.move);
  const moves = page.getByRole("menu", { name: words.move, exact: true });
  for (const [item, x, y] of [
    [words.moveRight, 230, 150],
    [words.moveLeft, 190, 150],
    [words.moveDown, 190, 190],
    [words.moveUp, 190, 150],
  ] as const) {
    await moves.getByRole("menuitem", { name: item, exact: true }).click();
    await expect(about.frame).toHaveBox({ x, y });
  }
  await desktop.closeMenus(2);
  await expect(about.menuButton).toBeFocused();
});

test("The window menu resizes a window by steps and gives it its original size back", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const { about } = desktop;
  await about.choose(words.narrower, words.resize);
  const sizes = page.getByRole("menu", { name: words.resize, exact: true });
  for (const item of [words.narrower, words.wider, words.shorter, words.shorter, words.taller])
    await sizes.getByRole("menuitem", { name: item, exact: true }).click();
  await expect(about.frame).toHaveBox({ ...ABOUT_BOX, width: 1100, height: 498 });
  await sizes.getByRole("menuitem", { name: words.originalSize, exact: true }).click();
  await expect(about.frame).toHaveBox(ABOUT_BOX);
});

test("The window menu snaps a window to halves and quarters and centres it", async ({
  desktop,
}) => {
  await desktop.visit();
  const { about } = desktop;
  await about.choose(words.snapLeft);
  await expect(about.frame).toHaveBox({ x: 8, ...HALF });
  await about.choose(words.snapRight);
  await expect(about.frame).toHaveBox({ x: 724, ...HALF });
  for (const [item, box] of [
    [words.bottomHalf, { x: 8, y: 434, width: 1424, height: 386 }],
    [words.topRightQuarter, { x: 724, y: 40, width: 708, height: 386 }],
    [words.bottomLeftQuarter, { x: 8, y: 434, width: 708, height: 386 }],
  ] as const) {
    await about.choose(item, words.snapTo);
    await expect(about.frame).toHaveBox(box);
  }
  await about.choose(words.centre);
  await expect(about.frame).toHaveBox({ ...ABOUT_BOX, y: (32 + 900 - ABOUT_SIZE.height) / 2 });
});

test("The window menu lists its entries in order, and does what the controls do", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit();
  const { about } = desktop;
  const menu = await about.openMenu();
  await expect(menu.getByRole("menuitem")).toHaveText([
    words.centre,
    words.snapLeft,
    words.snapRight,
    words.snapTo,
    words.fullscreen,
    windows.close,
    words.move,
    words.resize,
  ]);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await about.choose(words.fullscreen);
  await expect(about.frame).toHaveBox({ x: 0, y: 32, width: 1440, height: 868 });
  await about.choose(windows.exitFullscreen);
  await expect(about.frame).toHaveBox(ABOUT_BOX);
  await about.choose(windows.close);
  await expect(about.frame).toHaveCount(0);
  await desktop.expectFocused(desktop.home);
});
