import type { Page } from "@playwright/test";
import { siteWords } from "../../src/words/siteWords";
import { COMPLAINTS_OF_LOSS, lateScripts, loseFiles } from "../support/browser/lostFiles";
import { expect, test } from "../support/browser/test";

const { desktop: words, failures, newVersion } = siteWords;

test.use({ expectedComplaints: COMPLAINTS_OF_LOSS });

/** Another build is deployed, which lacks the scripts that the open page has not fetched yet. Returns how to make it the page's own again. */
const deployAnotherBuild = async (page: Page) => {
  let isDeployed = true;
  await page.route("**/page-data/app-data.json", (route) =>
    isDeployed
      ? route.fulfill({ json: { webpackCompilationHash: "another build" } })
      : route.fallback(),
  );
  const restore = await loseFiles(page, await lateScripts(page, "./"));
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

test("a menu that a new deployment has removed offers Reload", async ({ desktop, page }) => {
  await page.goto("./");
  const restore = await deployAnotherBuild(page);
  await page.reload();
  await desktop.topBar.getByRole("button", { name: words.view, exact: true }).click();
  const notice = page.getByRole("alert").filter({ hasText: newVersion });
  await expect(notice).toBeVisible();
  restore();
  await notice.getByRole("button", { name: failures.reload, exact: true }).click();
  await expect(notice).toHaveCount(0);
  await desktop.visit();
  await desktop.openMenu(words.view);
});
