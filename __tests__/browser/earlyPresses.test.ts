import type { Page } from "@playwright/test";
import { onSite } from "./support/addresses";
import { holdRequests } from "./support/holdRequests";
import { expect, test, VIEWPORTS } from "./support/test";

/** Arrives while the site's scripts are still on their way; returns how to let them come. */
const arriveWithoutScripts = async (page: Page, path = "/") => {
  const release = await holdRequests(page, "**/static/*.js");
  await page.goto(onSite(path), { waitUntil: "domcontentloaded" });
  return release;
};

test("an icon that is opened before the scripts are there shows it at once, and opens when they are", async ({
  page,
  desktop,
}) => {
  const release = await arriveWithoutScripts(page);
  const icon = desktop.icon("Movie DB");
  await icon.dblclick();
  await expect(icon).toHaveAttribute("data-highlighted", "");
  await expect(desktop.movie.frame).toBeHidden();
  release();
  await expect(desktop.movie.frame).toBeVisible();
  await expect(desktop.movie.title).toBeFocused();
  await expect(icon).toHaveAttribute("data-highlighted", "");
});

test("of two icons that are pressed early, the second stays highlighted", async ({
  page,
  desktop,
}) => {
  const release = await arriveWithoutScripts(page);
  await desktop.icon("Movie DB").click();
  await desktop.icon("About Me").click();
  const expectHighlight = async () => {
    await expect(desktop.icon("About Me")).toHaveAttribute("data-highlighted", "");
    await expect(desktop.icon("Movie DB")).not.toHaveAttribute("data-highlighted");
  };
  await expectHighlight();
  release();
  // The press on an icon raises the window around it, once React is there.
  await expect(desktop.home.frame).toHaveAttribute("data-focused", "");
  await expectHighlight();
  await desktop.home.title.click();
  await expect(desktop.icon("About Me")).not.toHaveAttribute("data-highlighted");
});

test("an icon that is left again early is not highlighted any more", async ({ page, desktop }) => {
  const release = await arriveWithoutScripts(page);
  await desktop.icon("Movie DB").click();
  await desktop.home.title.click();
  await expect(desktop.icon("Movie DB")).not.toHaveAttribute("data-highlighted");
  release();
  await expect(desktop.home.frame).toHaveAttribute("data-focused", "");
  await desktop.icon("About Me").click();
  await expect(desktop.home.frame.locator("[data-highlighted]")).toHaveText("About Me");
});

test("whatever else is pressed early is done in its order", async ({ page, desktop }) => {
  const release = await arriveWithoutScripts(page);
  await desktop.about.button("Close").click();
  await page.getByRole("button", { name: "View" }).click();
  release();
  await expect(page.getByRole("menu", { name: "View" })).toBeVisible();
  await expect(desktop.about.frame).toBeHidden();
});

test("keys that come early are done in their order: Enter opens what an arrow has reached", async ({
  page,
  desktop,
}) => {
  const release = await arriveWithoutScripts(page);
  await desktop.icon("About Me").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  release();
  await expect(desktop.movie.title).toBeFocused();
  await desktop.expectAt("/movie-db/");
});

test("Space on an icon is kept, too, and scrolls nothing", async ({ page, desktop }) => {
  const release = await arriveWithoutScripts(page);
  await desktop.icon("Movie DB").focus();
  await page.keyboard.press("Space");
  release();
  await expect(desktop.movie.title).toBeFocused();
});

test("F6 that comes early goes on to the next window", async ({ page, desktop }) => {
  const release = await arriveWithoutScripts(page);
  await page.keyboard.press("Shift+F6");
  release();
  await expect(desktop.home.title).toBeFocused();
});

test("arrows with other keys are the browser's from the start", async ({ page, desktop }) => {
  await arriveWithoutScripts(page);
  const icon = desktop.icon("About Me");
  await icon.focus();
  const prevented = await icon.evaluate((element) =>
    ["altKey", "ctrlKey", "shiftKey"].filter((held) => {
      const init = { key: "ArrowLeft", [held]: true, bubbles: true, cancelable: true };
      return !element.dispatchEvent(new KeyboardEvent("keydown", init));
    }),
  );
  expect(prevented).toEqual([]);
});

test.describe("on the page that nobody finds", () => {
  test.use({ expectedComplaints: /status of 404/ });

  test("what is pressed early is done, too", async ({ page }) => {
    const release = await arriveWithoutScripts(page, "/nowhere");
    await page.getByRole("button", { name: "Theme" }).click();
    release();
    await expect(page.getByRole("menu", { name: "Theme" })).toBeVisible();
  });
});

test("a link answers by itself, and not a second time", async ({ page, context }) => {
  const release = await arriveWithoutScripts(page);
  await context.route(/^https:/, (route) => route.fulfill({ body: "elsewhere" }));
  const link = page.getByRole("link", { name: "Source code" }).first();
  const opened = context.waitForEvent("page");
  await link.click();
  await opened;
  release();
  await page.getByRole("button", { name: "View" }).click();
  await expect(page.getByRole("menu", { name: "View" })).toBeVisible();
  expect(context.pages()).toHaveLength(2);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: VIEWPORTS.phone });

  test("an early tap on an icon opens its window", async ({ page, desktop }) => {
    const release = await arriveWithoutScripts(page);
    await desktop.icon("Movie DB").tap();
    release();
    await expect(desktop.movie.frame).toBeVisible();
  });
});

test.describe("Back before a page that was loaded anew has started leads to the page before", () => {
  for (const [when, held, isThen] of [
    ["while its scripts are on their way", "**/static/*.js", () => true],
    [
      "while its data are on their way",
      "**/page-data/*/page-data.json",
      () => window.___loader !== undefined,
    ],
  ] as const) {
    test(when, async ({ desktop, page }) => {
      const tab = (name: string) => page.getByRole("tab", { name, exact: true });
      const expectShown = async (name: string, address: string) => {
        await expect(page.getByRole("tabpanel", { name, exact: true })).toBeVisible();
        await desktop.expectAt(address);
      };
      await desktop.visit();
      await tab("Attribution").click();
      await expectShown("Attribution", "/attribution/");
      const release = await holdRequests(page, held);
      await page.reload();
      await page.waitForFunction(isThen);
      await page.evaluate(() => history.back());
      await page.waitForURL(onSite("/"));
      release();
      await expectShown("General", "/");
      await desktop.untilStarted();
      await tab("Mission").click();
      await expectShown("Mission", "/mission/");
      await desktop.go(-1);
      await expectShown("General", "/");
    });
  }

  test("and nothing is told of the page that is on its way out", async ({ desktop, page }) => {
    const data = "**/page-data/*/page-data.json";
    await desktop.visit();
    await page.getByRole("tab", { name: "Attribution", exact: true }).click();
    await desktop.expectAt("/attribution/");
    const releaseData = await holdRequests(page, data);
    await page.reload();
    await page.waitForFunction(() => window.___loader !== undefined);
    const releaseDocument = await holdRequests(page, onSite("/"));
    // When all that follows from the data's arrival has been done by the document that is on its way out.
    const done = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const come = () => requestIdleCallback(() => resolve());
          new PerformanceObserver((list) => {
            if (list.getEntries().some(({ name }) => name.endsWith("/page-data.json"))) come();
          }).observe({ type: "resource" });
          history.back();
        }),
    );
    await page.waitForURL(onSite("/"));
    releaseData();
    await done;
    releaseDocument();
    await desktop.untilStarted();
    await expect(page.getByRole("tabpanel", { name: "General", exact: true })).toBeVisible();
  });
});
