import type { Locator } from "@playwright/test";
import { DOCK_ROOM_PX, expect, TOP_BAR_PX, test, VIEWPORTS } from "./support/test";

/** 4K whose pixels the system does not scale: everything is drawn twice as large. */
const VAST = { width: 3840, height: 2160 };

test.use({ viewport: VAST });

const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0;

test("bars, windows and their texts are twice as large, and About Me is in the middle above the dock", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  expect(await desktop.about.box()).toEqual({ x: 780, y: 480, width: 2280, height: 1512 });
  expect(await desktop.home.place()).toEqual({ x: 100, y: 200 });
  // Twice that of a window elsewhere: its parts, which are drawn twice as large, have the same corners.
  await expect(desktop.about.frame).toHaveCSS("border-radius", "28px");
  expect(await page.getByRole("banner").boundingBox()).toMatchObject({
    y: 0,
    height: 2 * TOP_BAR_PX,
  });
  const dock = await page.getByRole("navigation", { name: "Dock" }).boundingBox();
  expect(dock).toMatchObject({ y: VAST.height - 144, height: 128 });
  const name = desktop.about.frame.getByRole("heading", { name: "Alex Example" });
  const large = await heightOf(name);
  await page.setViewportSize(VIEWPORTS.desktop);
  expect(large).toBeCloseTo(2 * (await heightOf(name)), 0);
});

test("a window follows the pointer, fills a half between the bars, and is no smaller than it is of use", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const { about } = desktop;
  await about.drag({ x: 200, y: 100 });
  expect(await about.place()).toEqual({ x: 980, y: 580 });
  await about.choose("Snap left");
  const height = VAST.height - 2 * (TOP_BAR_PX + DOCK_ROOM_PX);
  expect(await about.box()).toEqual({ x: 0, y: 2 * TOP_BAR_PX, width: 1920, height });
  const { x, y } = { x: 1920, y: 2 * TOP_BAR_PX + height };
  await page.mouse.move(x - 4, y - 4);
  await page.mouse.down();
  await page.mouse.move(100, 200, { steps: 10 });
  await page.mouse.up();
  expect(await about.box()).toMatchObject({ width: 720, height: 480 });
  await page.reload();
  await desktop.untilStarted();
  expect(await about.box()).toMatchObject({ width: 720, height: 480 });
});

for (const [name, viewport] of [
  ["on a vast screen", VAST],
  ["on a usual one", VIEWPORTS.desktop],
  ["where a window is lower than it might be", { width: 2560, height: 1440 }],
] as const)
  test(`a list of many projects ends where the window does, ${name}`, async ({ desktop, page }) => {
    await page.setViewportSize(viewport);
    await desktop.visit("/projects/");
    const list = desktop.about.frame.locator("[data-part=master]");
    await list.evaluate((element) => {
      const [last] = [...element.querySelectorAll("li")].slice(-1);
      for (let copies = 0; copies < 30; copies += 1) last?.after(last.cloneNode(true));
    });
    const box = await list.boundingBox();
    const { y, height } = await desktop.about.box();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(y + height, 0);
  });

test("menus and search are twice as large, and where they are asked for", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const button = await desktop.about.button("Window menu").boundingBox();
  const menu = await desktop.about.openMenu();
  await menu.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const box = await menu.boundingBox();
  expect(box?.x).toBeCloseTo(button?.x ?? 0, 0);
  expect(box?.y).toBeCloseTo((button?.y ?? 0) + (button?.height ?? 0) + 20, 0);
  const submenu = await desktop.about.openSubmenu(menu, "Move");
  await submenu.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const first = await submenu.getByRole("menuitem").first().boundingBox();
  const opener = await menu.getByRole("menuitem", { name: "Move" }).boundingBox();
  expect(first?.y).toBeCloseTo(opener?.y ?? 0, 0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: "Search" });
  await expect(search).toBeVisible();
  const { width, x } = (await search.boundingBox()) ?? { width: 0, x: 0 };
  expect(width).toBe(1280);
  expect(x + width / 2).toBeCloseTo(VAST.width / 2, 0);
});

test("a dialog's heading is twice as large, and no more", async ({ desktop, page }) => {
  const heightOfHeading = async () => {
    await page.getByRole("button", { name: "View", exact: true }).click();
    await page.getByRole("menuitem", { name: "Keyboard" }).click();
    return heightOf(page.getByRole("dialog", { name: "Keyboard" }).getByRole("heading").first());
  };
  await desktop.visit();
  const large = await heightOfHeading();
  await page.keyboard.press("Escape");
  await page.setViewportSize(VIEWPORTS.desktop);
  expect(large).toBeCloseTo(2 * (await heightOfHeading()), 0);
});

test("a screen that is wide but not high keeps its size", async ({ desktop, page }) => {
  await page.setViewportSize({ width: 3440, height: 1440 });
  await desktop.visit();
  expect(await desktop.about.box()).toMatchObject({ width: 1140, height: 800 });
});
