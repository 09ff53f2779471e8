import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { direction, endSide, language } from "../../../src/words/locale.words";
import { siteWords } from "../../../src/words/siteWords";
import { onSite } from "../support/addresses";
import { builtPages } from "../support/builtPages";
import { Search } from "../support/search";
import { expect, test, VIEWPORTS } from "../support/test";

const { windowMenu } = siteWords;

/** The arrows to what follows, and back. */
const [ONWARD, BACK] =
  endSide === "right" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];

/** Further than any screen. */
const FAR_PX = 3000;

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("The element is not on screen.");
  return { ...box, right: box.x + box.width };
};

const expectNoFaults = async (page: Page) => {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
};

const highlightSubmenu = async (menu: Locator) => {
  await expect(menu).toBeFocused();
  await menu.press("End");
  await expect(menu.locator("[role=menuitem][data-highlighted]")).toHaveAttribute(
    "aria-haspopup",
    "menu",
  );
};

for (const path of ["/", "/404.html"]) {
  test(`${path} says in which language it is, and which way that is read`, async ({ page }) => {
    await page.goto(onSite(path));
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveCSS("direction", direction);
  });
}

/** Where a text begins: the edge of its letters, not of the room that it has. */
const beginningOf = (locator: Locator) =>
  locator.evaluate((element, fromRight) => {
    const letters = document.createRange();
    letters.selectNodeContents(element);
    const { left, right } = letters.getBoundingClientRect();
    return fromRight ? right : left;
  }, direction === "rtl");

test("a line in another script begins where the lines around it do", async ({ page }) => {
  await page.goto(onSite("/"));
  const name = await beginningOf(page.locator(".p-name").first());
  expect(await beginningOf(page.locator(".p-job-title").first())).toBeCloseTo(name, 0);
});

const codePages = builtPages.filter(
  ({ result }) => result.pageContext.section === "Design Patterns",
);

for (const { path } of codePages)
  test(`${path} has code that begins at the left`, async ({ page }) => {
    await page.goto(onSite(path));
    const code = page.locator("pre code").first();
    await expect(code).toHaveCSS("direction", "ltr");
    const [{ x }, left] = await Promise.all([
      boxOf(page.locator("pre").first()),
      code.evaluate((element) => {
        const letters = document.createRange();
        letters.selectNodeContents(element);
        return letters.getBoundingClientRect().left;
      }),
    ]);
    expect(left - x).toBeLessThan(32);
  });

for (const [size, viewport] of Object.entries(VIEWPORTS)) {
  test(`whatever is there on arrival is on the screen of a ${size}`, async ({ desktop, page }) => {
    await page.setViewportSize(viewport);
    await desktop.visit();
    await desktop.vitals.box();
    const parts = page.locator("header, nav, [data-window-id], header :is(a, button, time)");
    for (const part of await parts.filter({ visible: true }).all()) {
      const { x, right } = await boxOf(part);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(viewport.width);
    }
  });
}

test("a window can be dragged no further than where its controls are in sight", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const close = desktop.about.button("Close");
  for (const x of [FAR_PX, -FAR_PX, FAR_PX]) {
    await desktop.about.drag({ x, y: 40 });
    await expect(close).toBeInViewport({ ratio: 1 });
  }
  const { x, right } = await boxOf(desktop.about.frame);
  const { width } = VIEWPORTS.desktop;
  // It has gone as far to the right as it may, and its limit is that where one reads on.
  if (direction === "ltr") expect(x).toBe(width - 570);
  else expect(right).toBe(width);
  await desktop.about.drag({ x: -FAR_PX, y: 0 });
  const end = await boxOf(desktop.about.frame);
  if (direction === "ltr") expect(end.x).toBe(0);
  else expect(end.right).toBe(570);
  expect(await page.evaluate(() => document.scrollingElement?.scrollLeft)).toBe(0);
});

test("left and right are those of the eye: for halves, edges and steps", async ({
  desktop,
  page,
}) => {
  const { width } = VIEWPORTS.desktop;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await desktop.visit();
  const { about } = desktop;
  await about.choose(windowMenu.snapLeft);
  await expect.poll(async () => (await boxOf(about.frame)).x).toBe(0);
  const { x, y } = await boxOf(about.title);
  // Not out of the browser, where a mouse of the test is lost.
  await about.drag({ x: width - 10 - x, y: 300 - y });
  await expect.poll(async () => (await boxOf(about.frame)).right).toBe(width);
  await about.choose(windowMenu.centre);
  const before = await boxOf(about.frame);
  await about.choose(windowMenu.moveRight, windowMenu.move);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await boxOf(about.frame)).x).toBe(before.x + 40);
  const edge = await boxOf(about.frame.locator("[data-grip=e]"));
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width / 2 - 50, edge.y + edge.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(about.frame)).right).toBe(before.right - 10);
  expect((await boxOf(about.frame)).x).toBe(before.x + 40);
});

test("a submenu opens on the screen, at the side to which its arrow points", async ({
  desktop,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await desktop.visit();
  const menu = await desktop.about.openMenu();
  await expect(menu).toBeInViewport({ ratio: 1 });
  await highlightSubmenu(menu);
  await menu.press(ONWARD);
  const submenu = page.getByRole("menu").nth(1);
  await expect(submenu).toBeInViewport({ ratio: 1 });
  const [outer, inner] = [await boxOf(menu), await boxOf(submenu)];
  // Placed by fractions of a pixel.
  if (endSide === "right")
    expect(Math.round(inner.x)).toBeGreaterThanOrEqual(Math.round(outer.right));
  else expect(Math.round(inner.right)).toBeLessThanOrEqual(Math.round(outer.x));
  await expectNoFaults(page);
  await submenu.press(BACK);
  await expect(page.getByRole("menu")).toHaveCount(1);
  await expect(menu).toBeVisible();
});

for (const size of ["desktop", "phone"] as const) {
  test(`the arrow on leads from tab to tab, and back, on a ${size}`, async ({ desktop, page }) => {
    await page.setViewportSize(VIEWPORTS[size]);
    await desktop.visit();
    const tabs = page.getByRole("tab");
    await tabs.first().focus();
    await page.keyboard.press(ONWARD);
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("End");
    await expect(tabs.last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Home");
    await page.keyboard.press(ONWARD);
    await page.keyboard.press(BACK);
    await expect(tabs.first()).toBeFocused();
    await expect(tabs.first()).toBeInViewport({ ratio: 1 });
  });

  test(`search fits the screen of a ${size}, and has nothing for axe to find`, async ({
    desktop,
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS[size]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await desktop.visit();
    const search = new Search(page);
    await search.open();
    await expect(search.options.first()).toBeVisible();
    const { x, right } = await boxOf(search.dialog);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(VIEWPORTS[size].width);
    await expectNoFaults(page);
  });
}
