import type { Locator, Page } from "@playwright/test";
import { words as siteWords } from "../../src/words/words";
import type { Desktop } from "../support/browser/desktop";
import { restingBox } from "../support/browser/restingBox";
import { expect, TOP_BAR_PX, test } from "../support/browser/test";

const { desktop: words, themes, windowMenu } = siteWords;

const item = (menu: Locator, name: string) => menu.getByRole("menuitem", { name, exact: true });

const submenu = (page: Page, name: string) => page.getByRole("menu", { name, exact: true });

/** Waits until the keyboard is at an entry of a menu. */
const expectAtEntry = async (menu: Locator, entry: Locator) => {
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute(
    "aria-activedescendant",
    (await entry.getAttribute("id")) ?? "",
  );
};

/** Stops the clock once a menu is open and has loaded. From then on only `page.clock.runFor` advances it. */
const stopTime = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
};

const openView = (desktop: Desktop) => desktop.openMenu(words.view);

test("a menu opens below its button, at least 8rem wide", async ({ desktop }) => {
  await desktop.visit();
  const button = await restingBox(desktop.barButton(words.view));
  const view = await openView(desktop);
  await expect(view).toHaveBox({ x: button.x, y: TOP_BAR_PX + 4 }, { tolerance: 4 });
  await desktop.page.keyboard.press("Escape");
  await expect(view).toHaveCount(0);
  // Its entries are shorter than that.
  const theme = await desktop.openMenu(words.theme);
  await expect.poll(async () => (await restingBox(theme)).width).toBeGreaterThanOrEqual(128);
});

test("a menu lies above every window", async ({ desktop }) => {
  await desktop.visit();
  await desktop.about.choose(windowMenu.snapLeft);
  await expect(desktop.about.frame).toHaveBox({ x: 8, width: 708 });
  const menu = await openView(desktop);
  for (const entry of await menu.getByRole("menuitem").all()) await entry.click({ trial: true });
});

test("Escape closes a submenu, then its menu, and gives the focus back each time", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const button = desktop.barButton(words.view);
  await button.press("Enter");
  const menu = submenu(page, words.view);
  await expectAtEntry(menu, item(menu, words.wallpaper));
  await page.keyboard.press("Enter");
  await expect(submenu(page, words.wallpaper)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(submenu(page, words.wallpaper)).toHaveCount(0);
  await expectAtEntry(menu, item(menu, words.wallpaper));
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("a click elsewhere closes a menu", async ({ desktop }) => {
  await desktop.visit();
  const menu = await openView(desktop);
  await desktop.topBar.getByRole("time").click();
  await expect(menu).toHaveCount(0);
});

test("the arrow keys, Home and End go through a menu, into its submenus and back", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const button = desktop.barButton(words.view);
  await button.press("ArrowUp");
  const menu = submenu(page, words.view);
  await expectAtEntry(menu, item(menu, words.resetWindows));
  await page.keyboard.press("ArrowDown");
  await expectAtEntry(menu, item(menu, words.wallpaper));
  await page.keyboard.press("End");
  await expectAtEntry(menu, item(menu, words.resetWindows));
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expectAtEntry(menu, item(menu, words.theme));
  await page.keyboard.press("ArrowRight");
  const opened = submenu(page, words.theme);
  const dark = opened.getByRole("menuitemradio", { name: themes.dark, exact: true });
  await expectAtEntry(opened, dark);
  await page.keyboard.press("ArrowLeft");
  await expect(opened).toHaveCount(0);
  await expectAtEntry(menu, item(menu, words.theme));
  await page.keyboard.press("Enter");
  await expectAtEntry(opened, dark);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page.locator("html")).toHaveClass("light");
});

test("a submenu opens when the pointer has rested on its entry for 100 ms", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const menu = await openView(desktop);
  await stopTime(page);
  await item(menu, words.theme).hover();
  await page.clock.runFor(90);
  await expect(submenu(page, words.theme)).toHaveCount(0);
  await page.clock.runFor(30);
  await expect(submenu(page, words.theme)).toBeVisible();
});

test("a submenu stays for 300 ms after the pointer has left its entry", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const menu = await openView(desktop);
  await item(menu, words.theme).hover();
  const opened = submenu(page, words.theme);
  await expect(opened).toBeVisible();
  await stopTime(page);

  // On the way into the submenu.
  await item(menu, words.resetWindows).hover();
  await page.clock.runFor(280);
  await opened.getByRole("menuitemradio").last().hover();
  await page.clock.runFor(1000);
  await expect(opened).toBeVisible();

  // Away from it.
  await item(menu, words.resetWindows).hover();
  await page.clock.runFor(280);
  await expect(opened).toBeVisible();
  await page.clock.runFor(1000);
  await expect(opened).toHaveCount(0);
});

test("letters lead to an entry, and after 1000 ms they begin a new word", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await desktop.barButton(words.view).press("Enter");
  const menu = submenu(page, words.view);
  await expectAtEntry(menu, item(menu, words.wallpaper));
  await stopTime(page);
  await page.keyboard.press("r");
  await expectAtEntry(menu, item(menu, siteWords.page.read));
  await page.clock.runFor(990);
  // Within the word "rn", which nothing begins with.
  await page.keyboard.press("n");
  await expectAtEntry(menu, item(menu, siteWords.page.read));
  await page.clock.runFor(1010);
  await page.keyboard.press("n");
  await expectAtEntry(menu, item(menu, `${words.nextWindow} F6`));
});
