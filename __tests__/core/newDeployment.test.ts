import type { Page } from "@playwright/test";
import { words as siteWords } from "../../src/words/words";
import { COMPLAINTS_OF_LOSS, loseFiles } from "../support/browser/lostFiles";
import { expect, test } from "../support/browser/test";
import { untilSettled } from "../support/browser/visit";

const { desktop: words, failures, newVersion } = siteWords;

test.use({ expectedComplaints: COMPLAINTS_OF_LOSS });

/**
 * Another build is deployed, which lacks the scripts that the open page has not fetched yet. The returned function restores
 * the page's own. A page that is still starting would reload itself.
 */
const deployAnotherBuild = async (page: Page) => {
  let isDeployed = true;
  await page.route("**/page-data/app-data.json", (route) =>
    isDeployed
      ? route.fulfill({ json: { webpackCompilationHash: "another build" } })
      : route.fallback(),
  );
  const restore = await loseFiles(page, "**/*.js");
  return () => {
    isDeployed = false;
    restore();
  };
};

test("a section that a new deployment has removed offers Reload, which brings it", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const restore = await deployAnotherBuild(page);
  await desktop.tab("Design Patterns").click();
  const alert = desktop.panel("Design Patterns").getByRole("alert");
  await expect(alert).toContainText(newVersion);
  await expect(page.getByRole("button", { name: failures.tryAgain })).toHaveCount(0);
  await desktop.expectAt("/design-patterns/");
  restore();
  await alert.getByRole("button", { name: failures.reload, exact: true }).click();
  await desktop.expectSection("Design Patterns");
  await desktop.expectAt("/design-patterns/");
});

test("a menu that a new deployment has removed offers Reload, which brings it", {
  tag: "@release",
}, async ({ desktop, page }) => {
  // Without a move of the pointer, which would fetch menus.
  await page.goto("./");
  await untilSettled(page);
  const restore = await deployAnotherBuild(page);
  await desktop.topBar.getByRole("button", { name: words.view, exact: true }).click();
  const notice = page.getByRole("alert").filter({ hasText: newVersion });
  await expect(notice).toBeVisible();
  restore();
  const reloaded = page.waitForEvent("load");
  await notice.getByRole("button", { name: failures.reload, exact: true }).click();
  await reloaded;
  await untilSettled(page);
  await desktop.openMenu(words.view);
  await expect(notice).toHaveCount(0);
});
