import { words as siteWords } from "../../src/words/words";
import { restingBox } from "../support/browser/restingBox";
import { swipe } from "../support/browser/swipe";
import { expect, TOUCH_TOP_BAR_PX, test, VIEWPORTS } from "../support/browser/test";

const { width, height } = VIEWPORTS.phone;
/** The top of a sheet, a little below the bar. */
const SHEET_TOP_PX = 56;

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: VIEWPORTS.phone });

  test("About Me is a sheet over the home screen", async ({ desktop }) => {
    await desktop.visit();
    await expect(desktop.about.frame).toHaveBox({
      x: 0,
      y: SHEET_TOP_PX,
      width,
      height: height - SHEET_TOP_PX,
    });
    const firstTabs = desktop.about.frame.getByRole("tab");
    for (const index of [0, 1, 2, 3, 4])
      await expect(firstTabs.nth(index)).toBeInViewport({ ratio: 1 });
    // A scroll of its own would also end the measuring of the largest paint.
    await expect(desktop.about.frame.getByRole("tablist")).toHaveJSProperty("scrollLeft", 0);
    await expect(desktop.about.control("Minimize")).toBeHidden();
    await desktop.about.control("Close").tap();
    // A trial tap arrives only where no sheet lies over the icon.
    for (const name of ["About Me", "Movie DB"]) await desktop.icon(name).tap({ trial: true });
    await expect(desktop.home.menuButton).toBeHidden();
  });

  test.describe("links beside texts", () => {
    test.use({ expectedComplaints: /404/ });

    test("links of the résumé, of Attribution and of the not-found page, and keywords take taps on 44 px of height", async ({
      desktop,
      page,
    }) => {
      const links = page.locator(
        "article a, article summary, [role=tabpanel]:not([hidden], :has(article)) a, main:not(:has(article, [role=tabpanel])) :is(p, li) a",
      );
      /** The links that take taps on less, each with its height. */
      const low = () =>
        links.evaluateAll((all) =>
          all.flatMap((link) => {
            if (!link.checkVisibility()) return [];
            link.scrollIntoView({ block: "center" });
            const [{ x, y, width, height } = new DOMRect()] = link.getClientRects();
            const places = Array.from({ length: 101 }, (_, index) => y + height / 2 + index - 50);
            const taken = places.filter(
              (place) =>
                document.elementFromPoint(x + width / 2, place)?.closest("a, summary") === link,
            );
            return taken.length < 44 ? [`${taken.length}: ${link.textContent}`] : [];
          }),
        );
      for (const path of ["/resume/", "/attribution/", "/nowhere/"]) {
        await desktop.visit(path);
        await expect(links).not.toHaveCount(0);
        await expect.poll(low, path).toEqual([]);
      }
      await desktop.visit("/projects/lifebit-ai/");
      await page.locator("summary").first().tap();
      await expect.poll(low).toEqual([]);
    });
  });

  test("A tap on an icon opens a sheet, and closing it shows the home screen again", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await desktop.about.control("Close").tap();
    await desktop.icon("Movie DB").tap();
    await expect(desktop.movie.frame).toHaveBox({ x: 0, y: SHEET_TOP_PX, width });
    await desktop.expectFocused(desktop.movie);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await desktop.movie.control("Close").tap();
    await expect(desktop.movie.frame).toHaveCount(0);
    await desktop.icon("About Me").tap({ trial: true });
  });

  test("The clock of Web Vitals rests below a sheet, and goes on once the sheet is closed", async ({
    desktop,
    page,
  }) => {
    await page.clock.install();
    await desktop.visit();
    const clock = desktop.vitals.frame.locator("time");
    await expect(clock).not.toBeEmpty();
    const before = await clock.textContent();
    await page.clock.runFor(5000);
    await expect(clock).toHaveText(before ?? "");
    await expect(clock).toBeHidden();
    await desktop.about.control("Close").tap();
    await expect(clock).toBeVisible();
    await page.clock.runFor(2000);
    await expect(clock).not.toHaveText(before ?? "");
  });

  test("The second tap of a double tap leaves what the first has opened alone", async ({
    desktop,
    page,
  }) => {
    for (const viewport of [VIEWPORTS.phone, { width: 844, height: 390 }]) {
      await page.setViewportSize(viewport);
      await desktop.visit();
      await desktop.about.control("Close").tap();
      const icon = await restingBox(desktop.icon("Movie DB"));
      const touch = { x: icon.x + icon.width / 2, y: icon.y + icon.height / 3 };
      const session = await page.context().newCDPSession(page);
      // The browser counts by the time of the events, however long a busy machine takes.
      const tapAt = async (timestamp: number) => {
        const send = (type: "touchStart" | "touchEnd", touchPoints: (typeof touch)[]) =>
          session.send("Input.dispatchTouchEvent", { type, timestamp, touchPoints });
        await send("touchStart", [touch]);
        await send("touchEnd", []);
      };
      const now = Date.now() / 1000;
      await tapAt(now);
      await expect(desktop.movie.title).toBeFocused();
      await tapAt(now + 0.15);
      await expect(desktop.movie.title).toBeFocused();
      await expect(desktop.movie.control("Enter fullscreen")).toBeVisible();
    }
  });

  test("A sheet dragged up fills the screen, dragged down shrinks and then closes", async ({
    desktop,
  }) => {
    await desktop.visit();
    const { about } = desktop;
    await swipe(about.title, { x: 0, y: -90 });
    await expect(about.control("Exit fullscreen")).toBeVisible();
    await expect(about.frame).toHaveBox({ y: TOUCH_TOP_BAR_PX, height: height - TOUCH_TOP_BAR_PX });
    await swipe(about.title, { x: 0, y: 300 });
    await expect(about.control("Enter fullscreen")).toBeVisible();
    await expect(about.frame).toHaveBox({ y: SHEET_TOP_PX });
    await swipe(about.title, { x: 0, y: 300 });
    await expect(about.frame).toHaveCount(0);
    await expect(desktop.home.frame).toBeVisible();
  });

  test("A touch that the system takes over leaves the sheet where it was", {
    tag: "@release",
  }, async ({ desktop }) => {
    await desktop.visit();
    await swipe(desktop.about.title, { x: 0, y: 300 }, { end: "touchCancel" });
    await expect(desktop.about.frame).toHaveBox({ y: SHEET_TOP_PX });
    await expect(desktop.about.control("Enter fullscreen")).toBeVisible();
  });

  test("Controls are at least 44 px large, and the window menu offers what a sheet can do", async ({
    desktop,
  }) => {
    await desktop.visit();
    const { about } = desktop;
    for (const control of [
      about.menuButton,
      about.control("Enter fullscreen"),
      about.control("Close"),
      desktop.barButton(siteWords.desktop.view),
      desktop.barButton(siteWords.desktop.theme),
    ])
      await expect
        .poll(() =>
          control.evaluate(({ clientWidth, clientHeight }) => Math.min(clientWidth, clientHeight)),
        )
        .toBeGreaterThanOrEqual(44);
    const menu = await about.openMenu();
    const { windowMenu, windows } = siteWords;
    await expect(menu.getByRole("menuitem")).toHaveText([windowMenu.fullscreen, windows.close]);
  });
});

test.describe("on a tablet", { tag: "@chromium" }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: VIEWPORTS.laptop });

  test("A drag by touch on the title moves a window", async ({ desktop }) => {
    await desktop.visit();
    await expect(desktop.about.frame).toHaveBox({ x: 0, y: 84 });
    await swipe(desktop.about.title, { x: 60, y: 50 });
    await expect(desktop.about.frame).toHaveBox({ x: 60, y: 134 });
  });

  test("A drag by touch on a corner resizes a window", async ({ desktop }) => {
    await desktop.visit();
    const { frame } = desktop.about;
    await expect(frame).toHaveBox({ x: 0, y: 84, width: 1024, height: 472 });
    await swipe(frame, { x: -60, y: -80 }, { position: { x: 1020, y: 468 } });
    await expect(frame).toHaveBox({ x: 0, y: 84, width: 964, height: 392 });
  });

  test("A tap on Minimize says that it does nothing", { tag: "@release" }, async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const tooltip = desktop.about.frame.getByText(siteWords.windows.minimize, { exact: true });
    await expect(tooltip).toHaveCount(0);
    const { x, y, width, height } = await restingBox(desktop.about.control("Minimize"));
    // A locator's tap would wait until the control is enabled.
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(tooltip).toBeVisible();
  });

  test("A tap opens an icon up to the edge of a window that lies beside it", {
    tag: "@release",
  }, async ({ desktop, page }) => {
    await desktop.visit();
    const { x } = await restingBox(desktop.about.frame);
    const icon = await restingBox(desktop.icon("Movie DB"));
    const right = icon.x + icon.width;
    await desktop.about.drag({ x: right - x, y: 0 });
    await expect(desktop.about.frame).toHaveBox({ x: right });
    // The window's resize handle reaches over the icon there.
    await page.touchscreen.tap(right - 4, icon.y + icon.height / 2);
    await desktop.expectFocused(desktop.movie);
  });
});
