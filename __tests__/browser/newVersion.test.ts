import type { Page } from "@playwright/test";
import { COMPLAINTS_OF_LOSS, loseFiles } from "./support/lostFiles";
import { expect, test } from "./support/test";

test.use({ expectedComplaints: COMPLAINTS_OF_LOSS });

/** The site is deployed anew, and the files of the page that is open are gone. */
const deployAnew = async (page: Page) => {
  const appData = "**/page-data/app-data.json";
  await page.route(appData, (route) =>
    route.fulfill({ json: { webpackCompilationHash: "another build" } }),
  );
  await loseFiles(page, "**/static/*.js");
};

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
