import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { onSite } from "./support/addresses";
import { holdRequests } from "./support/holdRequests";
import { expect, test, VIEWPORTS } from "./support/test";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const dock = (page: Page) => page.getByRole("navigation", { name: "Dock" });
const link = (page: Page, name: string) => dock(page).getByRole("link", { name, exact: true });
const button = (page: Page, name: string) => dock(page).getByRole("button", { name, exact: true });

const boxOf = async (locator: Locator): Promise<Box> => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("The element is not on screen.");
  return box;
};

/** Where it is when it has come to rest. */
const restingBox = async (locator: Locator): Promise<Box> => {
  await locator.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  return boxOf(locator);
};

const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Whether a press in the middle of an element would reach it. */
const isReachable = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return element === hit || element.contains(hit);
  });

test.describe("the dock", () => {
  test("has all apps at the bottom in the middle, About Me first and Home directory last", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const items = dock(page).getByRole("listitem");
    await expect(items).toHaveCount(4);
    expect(
      await items.evaluateAll((all) =>
        all.map((item) => item.querySelector("[aria-label]")?.getAttribute("aria-label")),
      ),
    ).toEqual(["About Me", "Movie Platform", "Web Vitals", "Home directory"]);
    const { x, y, width, height } = await boxOf(dock(page));
    expect(height).toBe(64);
    expect(x + width / 2).toBe(VIEWPORTS.desktop.width / 2);
    expect(y + height).toBe(VIEWPORTS.desktop.height - 8);
  });

  test("opens a window, and brings it to the front with what it shows", async ({
    desktop,
    page,
  }) => {
    await desktop.visit("/projects/");
    await link(page, "Movie Platform").click();
    await expect(desktop.movie.title).toBeFocused();
    await desktop.expectAt("/movie-db/");
    await link(page, "About Me").click();
    await expect(desktop.about.title).toBeFocused();
    expect(await desktop.focused()).toEqual(["About Me"]);
    await desktop.expectAt("/projects/");
    await expect(desktop.vitals.frame).toBeVisible();
    await button(page, "Web Vitals").click();
    expect(await desktop.focused()).toEqual(["Web Vitals"]);
    await button(page, "Home directory").click();
    expect(await desktop.focused()).toEqual(["Home directory"]);
  });

  test("marks what is open and says it, and what is in front besides", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const movie = link(page, "Movie Platform");
    const about = link(page, "About Me");
    const markOf = (item: Locator) =>
      item.evaluate((element) => {
        const { width, borderTopWidth } = getComputedStyle(element, "::after");
        return { width: Number.parseFloat(width), isSeen: borderTopWidth !== "0px" };
      });
    await expect(movie).not.toHaveAccessibleDescription("Open");
    expect((await markOf(movie)).isSeen).toBe(false);
    await expect(about).toHaveAttribute("aria-current", "true");
    await movie.click();
    await expect(movie).toHaveAccessibleDescription("Open");
    await expect(movie).toHaveAttribute("aria-current", "true");
    await expect(about).not.toHaveAttribute("aria-current");
    await expect(about).toHaveAccessibleDescription("Open");
    const [inFront, behind] = [await markOf(movie), await markOf(about)];
    expect([inFront.isSeen, behind.isSeen]).toEqual([true, true]);
    expect(inFront.width).toBeGreaterThan(behind.width);
    await desktop.movie.button("Close").click();
    await expect(movie).not.toHaveAccessibleDescription("Open");
  });

  test("its links are links: a middle press opens another tab", async ({ desktop, page }) => {
    await desktop.visit();
    const other = await desktop.newTab(() =>
      link(page, "Movie Platform").click({ button: "middle" }),
    );
    await other.expectAt("/movie-db/");
    await expect(desktop.movie.frame).toHaveCount(0);
  });

  test("lies above windows and below menus", async ({ desktop, page }) => {
    await desktop.visit();
    const { x, y } = await boxOf(dock(page));
    const place = await desktop.about.place();
    await desktop.about.drag({ x: x - 40 - place.x, y: y - 60 - place.y });
    expect(overlaps(await desktop.about.box(), await boxOf(dock(page)))).toBe(true);
    for (const name of ["About Me", "Movie Platform"])
      expect(await isReachable(link(page, name))).toBe(true);
    await link(page, "About Me").click({ button: "right" });
    const close = page.getByRole("menuitem", { name: "Close" });
    await expect(close).toBeVisible();
    await expect.poll(() => isReachable(close)).toBe(true);
  });

  test("names each app above it, in sight", async ({ desktop, page }) => {
    await desktop.visit();
    for (const item of await dock(page).getByRole("listitem").all()) {
      await item.hover();
      const name = item.locator("[role=tooltip]");
      await expect(name).toBeVisible();
      const box = await boxOf(name);
      const { x, y, width } = await boxOf(item);
      expect(box.y + box.height).toBeLessThan(y);
      expect(box.x + box.width / 2).toBeCloseTo(x + width / 2, 0);
    }
  });

  test("by keyboard: one stop for Tab, arrows, Enter, and Space on links, too", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await link(page, "About Me").focus();
    await page.keyboard.press("ArrowRight");
    await expect(link(page, "Movie Platform")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(desktop.movie.title).toBeFocused();
    await link(page, "Movie Platform").focus();
    await page.keyboard.press("End");
    await expect(button(page, "Home directory")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(desktop.home.title).toBeFocused();
    await button(page, "Home directory").focus();
    await page.keyboard.press("Tab");
    await expect(dock(page).locator(":focus")).toHaveCount(0);
  });

  test("leaves arrows with other keys to the browser", async ({ desktop, page }) => {
    await desktop.visit();
    for (const item of [link(page, "About Me"), desktop.icon("About Me")]) {
      await item.focus();
      const prevented = await item.evaluate((element) =>
        ["altKey", "ctrlKey", "shiftKey", "metaKey"].filter((held) => {
          const init = { key: "ArrowLeft", [held]: true, bubbles: true, cancelable: true };
          return !element.dispatchEvent(new KeyboardEvent("keydown", init));
        }),
      );
      expect(prevented).toEqual([]);
    }
  });
});

test.describe("its context menu", () => {
  test("has what the window's own menu has, and does it", async ({ desktop, page }) => {
    await desktop.visit();
    const menu = await desktop.about.openMenu();
    const own = await menu.getByRole("menuitem").allTextContents();
    await page.keyboard.press("Escape");
    await desktop.home.raise();
    await link(page, "About Me").click({ button: "right" });
    const items = page.getByRole("menu", { name: "About Me" }).getByRole("menuitem");
    await expect(items).toHaveText([...own, "Open in a new tab"]);
    await items.filter({ hasText: "Centre" }).click();
    await expect.poll(() => desktop.about.place()).toEqual({ x: 150, y: 157 });
    expect(await desktop.focused()).toEqual(["About Me"]);
    await link(page, "About Me").click({ button: "right" });
    await items.filter({ hasText: "Close" }).click();
    await expect(desktop.about.frame).toHaveCount(0);
  });

  test("opens what is closed, by keyboard as well", async ({ desktop, page }) => {
    await desktop.visit();
    await link(page, "Movie Platform").focus();
    await page.keyboard.press("Shift+F10");
    await expect(page.getByRole("menuitem")).toHaveText(["Open", "Open in a new tab"]);
    await page.keyboard.press("Enter");
    await expect(desktop.movie.title).toBeFocused();
    await desktop.movie.button("Close").press("Enter");
    await expect(link(page, "Movie Platform")).toBeFocused();
  });

  test("opens a new tab in place of the browser's own menu", async ({ desktop, page }) => {
    await desktop.visit();
    await link(page, "Movie Platform").click({ button: "right" });
    const opened = page.context().waitForEvent("page");
    await page.getByRole("menuitem", { name: "Open in a new tab" }).click();
    expect((await opened).url()).toContain("/movie-db/");
    await expect(desktop.movie.frame).toHaveCount(0);
  });
});

test.describe("the windows start above it", () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    VIEWPORTS.desktop,
    VIEWPORTS.laptop,
    { width: 1200, height: 800 },
    { width: 1920, height: 1160 },
    { width: 700, height: 500 },
  ]) {
    test(`at ${viewport.width} × ${viewport.height}`, async ({ desktop, page }) => {
      await page.setViewportSize(viewport);
      await desktop.visit();
      await link(page, "Movie Platform").click();
      await expect(desktop.vitals.frame).toBeVisible();
      const tray = await boxOf(dock(page));
      for (const window of [desktop.about, desktop.movie, desktop.vitals])
        expect(overlaps(await window.box(), tray), window.name).toBe(false);
      await desktop.visit("/resume/");
      const resume = page.locator("[data-window-id=resume]");
      expect(overlaps(await boxOf(resume), await boxOf(dock(page)))).toBe(false);
    });
  }

  test("About Me at the place that it always had", async ({ desktop, page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await desktop.visit();
    expect(await desktop.about.box()).toEqual({ x: 70, y: 60, width: 1140, height: 504 });
  });
});

test("icons that a window covers on arrival are one press away", async ({ desktop, page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await desktop.visit();
  const icons = [desktop.icon("About Me"), desktop.icon("Movie DB")];
  for (const icon of icons) expect(await isReachable(icon)).toBe(false);
  await button(page, "Home directory").click();
  for (const icon of icons) await expect.poll(() => isReachable(icon)).toBe(true);
});

test.describe("while a window fills the screen", () => {
  test("it steps aside, and comes back to the pointer at the lower edge", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await desktop.about.button("Enter fullscreen").click();
    await expect.poll(async () => (await restingBox(dock(page))).y).toBeGreaterThan(880);
    await page.mouse.move(720, 899);
    await expect.poll(async () => (await restingBox(dock(page))).y).toBe(828);
    await link(page, "Movie Platform").click();
    await expect(desktop.movie.title).toBeFocused();
    // Another window is in front now.
    await page.mouse.move(720, 300);
    await expect.poll(async () => (await restingBox(dock(page))).y).toBe(828);
  });

  test("it comes back to the keyboard's focus", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.about.button("Enter fullscreen").press("Enter");
    await expect.poll(async () => (await restingBox(dock(page))).y).toBeGreaterThan(880);
    // The dock comes before the windows.
    await desktop.about.title.focus();
    await page.keyboard.press("Shift+Tab");
    for (let press = 0; press < 8; press++) {
      if (await dock(page).locator(":focus").count()) break;
      await page.keyboard.press("Shift+Tab");
    }
    await expect(dock(page).locator(":focus")).toHaveCount(1);
    await expect.poll(async () => (await restingBox(dock(page))).y).toBe(828);
  });
});

test.describe("magnification", () => {
  const glyph = (page: Page) => link(page, "About Me").locator("svg");

  test("is a transform: nothing else moves", async ({ desktop, page }) => {
    await desktop.visit();
    const before = await boxOf(glyph(page));
    const tray = await boxOf(dock(page));
    const item = await boxOf(link(page, "About Me"));
    await link(page, "About Me").hover();
    await expect(glyph(page)).toHaveCSS("transform", "matrix(1.25, 0, 0, 1.25, 0, 0)");
    expect((await boxOf(glyph(page))).width).toBeCloseTo(before.width * 1.25, 0);
    expect(await boxOf(dock(page))).toEqual(tray);
    expect(await boxOf(link(page, "About Me"))).toEqual(item);
  });

  test("is none under reduced motion", async ({ desktop, page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await desktop.visit();
    await link(page, "About Me").hover();
    await expect(glyph(page)).toHaveCSS("transform", "none");
  });

  test.describe("by finger", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });

    test("is none either", async ({ desktop, page }) => {
      await desktop.visit();
      await link(page, "About Me").tap();
      await expect(glyph(page)).toHaveCSS("transform", "none");
      const { width, height } = await boxOf(link(page, "About Me"));
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: VIEWPORTS.phone });

  test("it is the home screen's lowest row, which a sheet covers", async ({ desktop, page }) => {
    await desktop.visit();
    expect(await isReachable(link(page, "Movie Platform"))).toBe(false);
    await desktop.about.button("Close").tap();
    await expect(desktop.about.frame).toHaveCount(0);
    expect(await boxOf(dock(page))).toEqual({ x: 8, y: 772, width: 374, height: 64 });
    await expect(button(page, "Home directory")).toBeHidden();
    for (const item of [link(page, "About Me"), link(page, "Movie Platform")]) {
      const { width, height } = await boxOf(item);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await link(page, "Movie Platform").tap();
    await expect(desktop.movie.frame).toBeVisible();
    await expect.poll(() => isReachable(link(page, "Movie Platform"))).toBe(false);
  });

  test("the panel starts above it", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.about.button("Close").tap();
    await expect(desktop.vitals.frame).toBeVisible();
    expect(overlaps(await desktop.vitals.box(), await boxOf(dock(page)))).toBe(false);
  });

  for (const height of [256, 200])
    test(`the icons are in sight beside it where there are ${height} px of height`, async ({
      desktop,
      page,
    }) => {
      await page.setViewportSize({ width: 320, height });
      await desktop.visit();
      await desktop.about.button("Close").tap();
      await expect(desktop.about.frame).toHaveCount(0);
      for (const name of ["About Me", "Movie DB"])
        expect(await isReachable(desktop.icon(name))).toBe(true);
    });
});

test("on a screen as narrow as a phone's the keyboard's focus is seen over a sheet", async ({
  desktop,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await desktop.visit();
  await page.getByRole("button", { name: "Theme" }).focus();
  await page.keyboard.press("Tab");
  await expect(dock(page).locator(":focus")).toHaveCount(1);
  expect(await isReachable(dock(page).locator(":focus"))).toBe(true);
});

test("without script it is a list of links that each can be reached", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("./");
  await expect(link(page, "About Me")).toHaveAttribute("href", /\/$/);
  await link(page, "Movie Platform").click();
  await expect(page).toHaveURL(/\/movie-db\/$/);
  for (const item of await dock(page).getByRole("link").all())
    await expect(item).not.toHaveAttribute("tabindex", "-1");
  await context.close();
});

test("what is pressed in it before the scripts are there is done when they are", async ({
  desktop,
  page,
}) => {
  const release = await holdRequests(page, "**/static/*.js");
  await page.goto(onSite("/"), { waitUntil: "domcontentloaded" });
  await link(page, "Movie Platform").click();
  release();
  await expect(desktop.movie.title).toBeFocused();
  await desktop.expectAt("/movie-db/");
});

test.describe("axe finds nothing in it", () => {
  for (const [size, viewport] of Object.entries(VIEWPORTS))
    for (const theme of ["light", "dark"] as const)
      test(`with its menu, ${theme}, on a ${size}`, async ({ desktop, page }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript((choice) => localStorage.setItem("ui-theme", choice), theme);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await desktop.visit();
        // By keyboard: the name is shown where the focus is seen.
        await desktop.about.button("Close").press("Enter");
        await expect(desktop.about.frame).toHaveCount(0);
        await link(page, "About Me").focus();
        await expect(dock(page).locator("[role=tooltip]").first()).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
        await page.keyboard.press("Shift+F10");
        await expect(page.getByRole("menu")).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      });
});

test("under forced colours its edge and its marks are seen", async ({ desktop, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await desktop.visit();
  await expect(dock(page)).toHaveCSS("border-top-style", "solid");
  const item = link(page, "About Me");
  const [mark, colour] = await item.evaluate((element) => [
    getComputedStyle(element, "::after").borderTopColor,
    getComputedStyle(element).color,
  ]);
  expect(mark).toBe(colour);
});
