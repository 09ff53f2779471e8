import { words as siteWords } from "../../src/words/words";
import { expect, test, VIEWPORTS } from "../support/browser/test";

const { desktop: words } = siteWords;

const WIDE = { width: 1920, height: 1080 };

test("the ring of the focus is as round as what it is around", { tag: "@release" }, async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const { topBar: bar } = desktop;
  for (const control of [bar.getByRole("link").first(), bar.getByRole("button").first()]) {
    await page.keyboard.press("Tab");
    await control.focus();
    await expect(control).toHaveCSS("outline-style", "solid");
    await expect(control).toHaveCSS("border-radius", "10px");
  }
});

test("the top bar has words where there is room for them, and then an icon for the theme alone", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const icons = desktop.topBar.locator("svg").filter({ visible: true });
  await expect(icons).toHaveCount(1);
  await page.setViewportSize(VIEWPORTS.phone);
  await expect(icons).toHaveCount(3);
});

test("the clock shows the weekday and the visitor's local time, and ticks", async ({
  desktop,
  page,
}) => {
  await page.clock.install({ time: new Date("2026-03-04T05:00:00Z") });
  await desktop.visit();
  await page.clock.pauseAt(new Date("2026-03-04T05:30:20Z"));
  const clock = desktop.topBar.getByRole("time");
  await expect(clock).toHaveText(/^Wed,? 06:30$/);
  await page.clock.runFor(60_000);
  await expect(clock).toHaveText(/^Wed,? 06:31$/);
});

test("a wide screen has the day and the month on its wallpaper, for the eye alone", async ({
  desktop,
  page,
}) => {
  await page.clock.install({ time: new Date("2026-03-04T05:00:00Z") });
  await page.setViewportSize(WIDE);
  await desktop.visit();
  const date = page.getByText("March 2026", { exact: true });
  await expect(date).toBeVisible();
  await expect(date).toHaveCSS("pointer-events", "none");
  await expect(page.getByRole("paragraph").and(date)).toHaveCount(0);
  await page.setViewportSize(VIEWPORTS.desktop);
  await expect(date).toHaveCount(0);
  await page.setViewportSize(WIDE);
  await expect(date).toBeVisible();
});

for (const [locale, text] of [
  ["de-DE", /^Thu,? 0?5:30$/],
  ["en-US", /^Thu,? 5:30\sAM$/],
] as const)
  test.describe(locale, () => {
    test.use({ locale, timezoneId: "Asia/Tokyo" });

    test(`the clock follows the zone and hours of a visitor from ${locale}, in the site's language`, async ({
      desktop,
      page,
    }) => {
      await page.clock.install({ time: new Date("2026-03-04T20:00:00Z") });
      await desktop.visit();
      await page.clock.pauseAt(new Date("2026-03-04T20:30:20Z"));
      await expect(desktop.topBar.getByRole("time")).toHaveText(text);
    });
  });

test("the clock shows in a browser that names no valid language", async ({ desktop, page }) => {
  // Reported by browsers on Linux with an unusual locale.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "languages", { value: ["c", "en-US@posix"] }),
  );
  await desktop.visit();
  await expect(desktop.topBar.getByRole("time")).toHaveText(/\d\d:\d\d/);
});

test("a right click on the desktop opens the View menu's entries", async ({ desktop, page }) => {
  await desktop.visit();
  const menu = page.getByRole("menu", { name: words.name, exact: true });
  await page.locator("body").click({ button: "right", position: { x: 20, y: 344 } });
  await expect(menu.getByRole("menuitem")).toHaveText([
    words.wallpaper,
    words.theme,
    `${words.search}Ctrl+K`,
    `${words.nextWindow}F6`,
    `${words.previousWindow}Shift+F6`,
    siteWords.page.read,
    words.resetWindows,
  ]);
  await expect(menu).toHaveBox({ x: 20 }, { tolerance: 8 });
});

test.describe("the source code", () => {
  test.use({ expectedComplaints: /404/ });

  test("every page has a link to the source code at every size, or an entry of the View menu", async ({
    desktop,
    page,
  }) => {
    const link = desktop.topBar.getByRole("link", { name: siteWords.topBar.sourceCode });
    for (const path of ["/nowhere/", "/page/", "/"]) {
      await desktop.visit(path);
      for (const width of [1440, 720, 480, 390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        const isInMenu = path === "/" && width < 480;
        await expect(link).toBeVisible({ visible: !isInMenu });
        if (!isInMenu) await expect(link).toBeInViewport({ ratio: 1 });
        if (path !== "/") continue;
        const menu = await desktop.openMenu(words.view);
        const entry = menu.getByRole("menuitem", { name: siteWords.topBar.sourceCode });
        await expect(entry).toHaveCount(isInMenu ? 1 : 0);
        await page.keyboard.press("Escape");
      }
    }
  });
});
