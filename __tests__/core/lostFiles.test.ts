import type { Page } from "@playwright/test";
import { words as siteWords } from "../../src/words/words";
import { COMPLAINTS_OF_LOSS, loseFiles } from "../support/browser/lostFiles";
import { Search } from "../support/browser/search";
import { expect, test } from "../support/browser/test";
import { untilSettled } from "../support/browser/visit";

const { desktop: words, failures, search: searchWords } = siteWords;

test.use({ expectedComplaints: COMPLAINTS_OF_LOSS });

/** Opens the first page and loses all scripts that it fetches after its start: menus and dialogs load at the first sign of use. */
const loseLateScripts = async (page: Page) => {
  await page.goto("./");
  await untilSettled(page);
  return loseFiles(page, "**/*.js");
};

test("a menu whose script fails to load says so, and Try again opens it", async ({
  desktop,
  page,
}) => {
  const restore = await loseLateScripts(page);
  const button = desktop.topBar.getByRole("button", { name: words.view, exact: true });
  await button.click();
  const notice = page.getByRole("alert").filter({ hasText: failures.menuNotLoaded });
  await expect(notice).toBeVisible();
  await expect(page.getByRole("menu")).toHaveCount(0);
  restore();
  await notice.getByRole("button", { name: failures.tryAgain }).click();
  await expect(page.getByRole("menu", { name: words.view, exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("a section whose script fails to load says so, the others keep working, and Try again shows it", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await desktop.openSection("Mission");
  const restore = await loseFiles(page, "**/*.js");
  await desktop.tab("Design Patterns").click();
  const panel = desktop.panel("Design Patterns");
  const alert = panel.getByRole("alert");
  await expect(alert).toContainText(failures.unexpected);
  await expect(alert).toContainText(failures.partNotLoaded);
  await desktop.openSection("General");
  await desktop.tab("Design Patterns").click();
  await expect(alert).toBeVisible();
  restore();
  await alert.getByRole("button", { name: failures.tryAgain }).click();
  await desktop.expectSection("Design Patterns");
});

test("a section whose data fail to load says so and raises preload-error, and Try again shows it", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await page.evaluate(() => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    addEventListener("preload-error", (event) =>
      errors.push((event as CustomEvent).detail.message),
    );
  });
  const restore = await loseFiles(page, "**/mission/*.json");
  await desktop.tab("Mission").click();
  const alert = desktop.panel("Mission").getByRole("alert");
  await expect(alert).toContainText(failures.partNotLoaded);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "errors").length)).toBe(1);
  restore();
  await alert.getByRole("button", { name: failures.tryAgain }).click();
  await desktop.expectSection("Mission");
});

test("a listener that prevents preload-error handles the failure, and no other message shows", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit();
  await page.evaluate(() => {
    addEventListener("preload-error", (event) => {
      event.preventDefault();
      Reflect.set(window, "takenCareOf", true);
    });
  });
  await loseFiles(page, "**/mission/*.json");
  await desktop.tab("Mission").click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "takenCareOf"))).toBe(true);
  await expect(
    desktop.panel("Mission").getByRole("status", { name: siteWords.loading }),
  ).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a style file that fails to load is named, and Try again shows the post", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const restore = await loseFiles(page, "**/static/*.css");
  await desktop.tab("Posts").click();
  const alert = desktop.panel("Posts").getByRole("alert");
  await expect(alert).toContainText(/Unable to preload CSS for \S+\.css/);
  restore();
  await alert.getByRole("button", { name: failures.tryAgain }).click();
  await expect(alert).toHaveCount(0);
  await expect(
    desktop.panel("Posts").getByRole("heading", { name: siteWords.posts.introduction }),
  ).toBeVisible();
});

test("search says that its script or its content failed to load, and tries again", async ({
  page,
}) => {
  const restoreScripts = await loseLateScripts(page);
  const restoreContent = await loseFiles(page, "**/search*.json");
  const search = new Search(page);
  await search.button.click();
  const notice = page.getByRole("alert").filter({ hasText: words.searchNotLoaded });
  await expect(notice).toBeVisible();
  restoreScripts();
  await notice.getByRole("button", { name: failures.tryAgain }).click();
  await expect(search.field).toBeFocused();

  const message = search.dialog.getByRole("alert");
  await expect(message).toContainText(searchWords.contentNotLoaded);
  restoreContent();
  await message.getByRole("button", { name: failures.tryAgain }).click();
  await expect(message).toHaveCount(0);
  await search.field.pressSequentially("Avocado");
  await expect(search.active).toContainText("Avocado");
});

test("a script with an unhandled failure leaves the page as it is, and offers Reload", async ({
  desktop,
  page,
}) => {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  await desktop.visit();
  // A package that loads its own code on demand, as one did; Gatsby would set the address.
  await page.evaluate(() => void Promise.reject(new Error("Loading chunk 551 failed.")));
  const notice = page.getByRole("alert").filter({ hasText: failures.partNotLoaded });
  await expect(notice).toBeVisible();
  await desktop.openSection("Mission");
  await desktop.topBar.getByRole("time").click();
  await expect(notice).toHaveCount(0);
  expect(loads).toBe(1);
});

test("a page whose script fails to load shows its buttons inactive, says so after ten seconds, and Reload starts it", async ({
  desktop,
  page,
}) => {
  await page.clock.install();
  const restore = await loseFiles(page, "**/static/app-*.js");
  await page.goto("./");
  const view = desktop.topBar.getByRole("button", { name: words.view, exact: true });
  await expect(view).toHaveCSS("opacity", "1");
  await page.clock.runFor(4000);
  for (const button of [view, desktop.about.control("Close")])
    await expect(button).toHaveCSS("opacity", "0.4");
  const message = page.getByRole("status").filter({ hasText: failures.notStarted });
  await expect(message).toHaveCount(0);
  await page.clock.runFor(6000);
  await expect(message).toBeVisible();
  restore();
  await page.clock.resume();
  await message.getByRole("button", { name: failures.reload }).click();
  await untilSettled(page);
  await expect(message).toHaveCount(0);
  await expect(view).toHaveCSS("opacity", "1");
  await desktop.openMenu(words.view);
});
