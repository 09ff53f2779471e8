import type { Page } from "@playwright/test";
import type { Desktop } from "./support/desktop";
import { COMPLAINTS_OF_LOSS, loseFiles } from "./support/lostFiles";
import { expect, test } from "./support/test";

test.use({ expectedComplaints: COMPLAINTS_OF_LOSS });

/** The site is deployed anew, and the files of the page that is open are gone. */
const deployAnew = async (page: Page) => {
  const appData = "**/page-data/app-data.json";
  await page.route(appData, (route) =>
    route.fulfill({ json: { webpackCompilationHash: "another build" } }),
  );
  const restore = await loseFiles(page, "**/static/*.js");
  // What a reload would bring: in this test, the page as it is.
  return async () => {
    await restore();
    await page.unroute(appData);
  };
};

const NEW_VERSION = "A new version of this site is out";

/** What comes when it is first wanted: how it is wanted, and what shows that it is there. */
const PARTS: Record<
  string,
  { want(desktop: Desktop): Promise<void>; isThere(desktop: Desktop): Promise<void> }
> = {
  "a window's content": {
    want: (desktop) => desktop.icon("Movie DB").dblclick(),
    isThere: ({ page }) =>
      expect(page.getByRole("link", { name: "Open in a new tab" })).toBeVisible(),
  },
  "a section": {
    want: ({ page }) => page.getByRole("tab", { name: "Design Patterns" }).click(),
    isThere: ({ page }) =>
      expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toBeVisible(),
  },
  "a menu": {
    want: ({ page }) => page.getByRole("button", { name: "View", exact: true }).click(),
    isThere: ({ page }) => expect(page.getByRole("menu", { name: "View" })).toBeVisible(),
  },
  "a menu that is asked for by keyboard": {
    want: ({ page }) => page.getByRole("button", { name: "Theme" }).press("ArrowDown"),
    isThere: ({ page }) =>
      expect(
        page.getByRole("menu", { name: "Theme" }).getByRole("menuitemradio").first(),
      ).toHaveAttribute("data-highlighted", ""),
  },
  "the context menu": {
    want: ({ page }) => page.mouse.click(1300, 800, { button: "right" }),
    isThere: ({ page }) => expect(page.getByRole("menu", { name: "Desktop" })).toBeVisible(),
  },
};

for (const [name, { want, isThere }] of Object.entries(PARTS)) {
  test(`${name} that is gone since the site was deployed anew is had by a reload`, async ({
    page,
    desktop,
  }) => {
    await desktop.visit();
    const restore = await deployAnew(page);
    await want(desktop);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(NEW_VERSION);
    await expect(alert).not.toContainText(/error|failed|could not/i);
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);

    await restore();
    await alert.getByRole("button", { name: "Reload" }).click();
    await expect(alert).toHaveCount(0);
    await desktop.untilStarted();
    await want(desktop);
    await isThere(desktop);
  });

  test(`${name} that cannot be had otherwise is had when it is tried again`, async ({
    page,
    desktop,
  }) => {
    await desktop.visit();
    const restore = await loseFiles(page, "**/static/*.js");
    await want(desktop);
    const alert = page.getByRole("alert");
    await expect(alert).toBeVisible();
    await expect(alert).not.toContainText(NEW_VERSION);

    await restore();
    await alert.getByRole("button", { name: "Try again" }).click();
    await isThere(desktop);
    await expect(alert).toHaveCount(0);
  });
}

test("a menu that could not be had is tried again by its own button, too", async ({
  page,
  desktop,
}) => {
  await desktop.visit();
  const restore = await loseFiles(page, "**/static/*.js");
  const button = page.getByRole("button", { name: "View", exact: true });
  await button.click();
  await expect(page.getByRole("alert")).toContainText("This menu could not be loaded");
  await restore();
  await button.press("Enter");
  await expect(page.getByRole("menu", { name: "View" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("whoever listens for `preload-error` may take care of it, and nothing else is said", async ({
  page,
  desktop,
}) => {
  await desktop.visit();
  await deployAnew(page);
  await page.evaluate(() =>
    window.addEventListener("preload-error", (event) => {
      event.preventDefault();
      document.title = String((event as CustomEvent).detail);
    }),
  );
  await page.getByRole("tab", { name: "Design Patterns" }).click();
  await expect(page).toHaveTitle(/Loading chunk \d+ failed/);
  await expect(page.getByRole("tabpanel").getByRole("status", { name: "Loading" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
