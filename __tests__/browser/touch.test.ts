import type { Page } from "@playwright/test";
import type { DesktopWindow, Place } from "./support/desktop";
import { expect, TOP_BAR_PX, test, VIEWPORTS } from "./support/test";

const { width, height } = VIEWPORTS.phone;
/** Where a sheet begins, below the home screen's icons. */
const SHEET_TOP_PX = 160;

/** A finger goes down somewhere and moves on, in so many steps. */
const swipe = async (page: Page, from: Place, by: Place, steps = 10) => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd" ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }],
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= steps; step++) await touch("touchMove", step / steps);
  await touch("touchEnd", 1);
};

/** A finger takes hold of the title bar and moves up or down, in so many steps. */
const dragByFinger = async (page: Page, window: DesktopWindow, by: number, steps?: number) => {
  const bar = await window.title.boundingBox();
  if (bar === null) throw new Error("The title bar is not on screen.");
  await swipe(page, { x: bar.x + 20, y: bar.y + bar.height / 2 }, { x: 0, y: by }, steps);
};

const widestPart = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: VIEWPORTS.phone });

  test("icons stand on the wallpaper, and About Me is a sheet below them", async ({ desktop }) => {
    await desktop.visit();
    expect(await desktop.about.box()).toEqual({
      x: 0,
      y: SHEET_TOP_PX,
      width,
      height: height - SHEET_TOP_PX,
    });
    for (const name of ["About Me", "Movie DB"]) {
      const icon = await desktop.icon(name).boundingBox();
      expect((icon?.y ?? 0) + (icon?.height ?? height)).toBeLessThanOrEqual(SHEET_TOP_PX);
    }
    await expect(desktop.home.button("Window menu")).toBeHidden();
    await expect(desktop.about.button("Minimize not available")).toBeHidden();
  });

  test("a tap on an icon opens a sheet over the one that is open", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.icon("Movie DB").tap();
    await expect(desktop.movie.frame).toBeVisible();
    expect(await desktop.movie.box()).toMatchObject({ x: 0, y: SHEET_TOP_PX, width });
    expect(await desktop.focused()).toEqual(["Movie Platform"]);
    expect(await widestPart(page)).toBe(width);
    await desktop.movie.button("Close").tap();
    await expect(desktop.movie.frame).toHaveCount(0);
    await expect(desktop.about.frame).toBeVisible();
  });

  test("a sheet grows when it is dragged up, and gives way when it is dragged down", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const y = async () => (await desktop.about.box()).y;

    await dragByFinger(page, desktop.about, -90);
    await expect(desktop.about.button("Exit fullscreen")).toBeVisible();
    expect(await y()).toBe(TOP_BAR_PX);

    await dragByFinger(page, desktop.about, 300);
    await expect(desktop.about.button("Enter fullscreen")).toBeVisible();
    expect(await y()).toBe(SHEET_TOP_PX);

    await dragByFinger(page, desktop.about, 300);
    await expect(desktop.about.frame).toHaveCount(0);
    await expect(desktop.home.frame).toBeVisible();
  });

  test("the window menu offers what a sheet can do", async ({ desktop }) => {
    await desktop.visit();
    const menu = await desktop.about.openMenu();
    await expect(menu.getByRole("menuitem")).toHaveText(["Fullscreen", "Close"]);
  });

  test("controls are 44 px large for fingers", async ({ desktop, page }) => {
    await desktop.visit();
    const controls = ["Window menu", "Enter fullscreen", "Close"].map((name) =>
      desktop.about.button(name),
    );
    const topBar = ["View", "Theme"].map((name) =>
      page.getByRole("banner").getByRole("button", { name }),
    );
    for (const control of [...controls, ...topBar]) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test("a lost touch leaves the sheet where it was", async ({ desktop, page }) => {
    await desktop.visit();
    const session = await page.context().newCDPSession(page);
    const bar = await desktop.about.title.boundingBox();
    const point = { x: (bar?.x ?? 0) + 20, y: (bar?.y ?? 0) + 10 };
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    const lower = { ...point, y: point.y + 120 };
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [lower] });
    await session.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
    expect((await desktop.about.box()).y).toBe(SHEET_TOP_PX);
  });
});

test.describe("on a tablet", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: VIEWPORTS.laptop });

  test("a finger beside a window's corner resizes it, until it lets go", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await page.touchscreen.tap(700, 20);
    await expect(desktop.about.frame.locator("[data-grip]")).toHaveCount(8);
    const before = await desktop.about.box();
    const FROM_THE_CORNER_PX = 12;
    const corner = {
      x: before.x + before.width + FROM_THE_CORNER_PX,
      y: before.y + before.height + FROM_THE_CORNER_PX,
    };
    await swipe(page, corner, { x: -60, y: -80 });
    const after = await desktop.about.box();
    expect(after.width).toBe(before.width - 60);
    // A start height is a part of the screen's; a chosen one is whole pixels.
    expect(after.height).toBe(Math.round(before.height - 80));
    await swipe(page, { x: 900, y: 680 }, { x: -100, y: -60 });
    expect(await desktop.about.box()).toEqual(after);
  });

  test("a tap beside a window means what is seen there: an icon opens up to its edge", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await page.touchscreen.tap(700, 20);
    await expect(desktop.about.frame.locator("[data-grip]")).toHaveCount(8);
    const icon = await desktop.icon("Movie DB").boundingBox();
    if (icon === null) throw new Error("The icon is not on screen.");
    const { x } = await desktop.about.box();
    // By a mouse: on a busy machine Chromium makes no click of a tap that comes at once after a swipe.
    await desktop.about.drag({ x: icon.x + icon.width - x, y: 0 });
    expect((await desktop.about.box()).x).toBeCloseTo(icon.x + icon.width, 0);
    const nearItsEdge = { x: icon.x + icon.width - 4, y: icon.y + icon.height / 2 };
    const isGrip = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.hasAttribute("data-grip"),
      nearItsEdge,
    );
    expect(isGrip).toBe(true);
    await page.touchscreen.tap(nearItsEdge.x, nearItsEdge.y);
    await expect(desktop.movie.frame).toBeVisible();
    await expect.poll(() => desktop.focused()).toEqual(["Movie Platform"]);
  });

  test("a finger on the title moves a window", async ({ desktop, page }) => {
    await desktop.visit();
    const { x, y } = await desktop.about.place();
    await dragByFinger(page, desktop.about, 50);
    expect(await desktop.about.place()).toEqual({ x, y: y + 50 });
  });
});

test.describe("where nothing is wider than the screen", () => {
  const SMALL = {
    "the smallest phone": { width: 320, height: 568 },
    "the smallest phone held sideways": { width: 568, height: 320 },
    "a laptop zoomed to 200 %": { width: 640, height: 400 },
    "a laptop zoomed to 400 %": { width: 320, height: 200 },
  };

  for (const [name, viewport] of Object.entries(SMALL)) {
    test(`${name}: every section can be reached and read`, async ({ desktop, page }) => {
      await page.setViewportSize(viewport);
      await desktop.visit();
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        await expect(page.locator("[role=tabpanel]:visible")).not.toBeEmpty();
        expect(await widestPart(page)).toBe(viewport.width);
        const panel = await page.locator("[role=tabpanel]:visible").boundingBox();
        expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      }
    });
  }
});

test("a tablet's windows leave the icons in sight", async ({ desktop, page }) => {
  for (const viewport of [VIEWPORTS.laptop, { width: 768, height: 1024 }]) {
    await page.setViewportSize(viewport);
    await desktop.visit();
    await desktop.icon("Movie DB").dblclick();
    for (const window of [desktop.about, desktop.movie]) {
      const box = await window.box();
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      for (const name of ["About Me", "Movie DB"]) {
        const icon = await desktop.icon(name).boundingBox();
        expect((icon?.x ?? 0) + (icon?.width ?? 0)).toBeLessThanOrEqual(box.x);
      }
    }
  }
});
