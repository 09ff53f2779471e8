import type { Page } from "@playwright/test";
import { words as siteWords } from "../../src/words/words";
import { expectAccessible } from "../support/browser/expectAccessible";
import { store } from "../support/browser/store";
import { expect, test, VIEWPORTS } from "../support/browser/test";
import { visit } from "../support/browser/visit";
import { general, projectNames, site } from "../support/data";

const { page: words } = siteWords;

const [featured = ""] = general.featuredProjects;

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

const expectPlain = async (page: Page) => {
  await expect(page).toHaveURL(/\/page\/$/);
  await expect(page.getByRole("heading", { name: words.title })).toBeAttached();
};

test("the plain page is chosen in the top bar, kept for the next arrival, and left for the desktop", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await desktop.topBar.getByRole("link", { name: words.read, exact: true }).click();
  await expectPlain(page);
  // A link to a project shows it on the desktop, and Back returns.
  await link(page, featured).first().click();
  await desktop.expectTitle(featured);
  await expect(desktop.panel("Projects").getByRole("heading", { name: featured })).toBeVisible();
  await page.goBack();
  await expectPlain(page);
  await page.goto("./");
  await expectPlain(page);
  await link(page, words.desktop).click();
  await desktop.expectAt("/");
  await expect(desktop.about.frame).toBeVisible();
  await visit(page);
  await desktop.expectAt("/");
});

test("the View menu leads to the plain page, and ?page does without being kept", async ({
  desktop,
  page,
}) => {
  await page.goto("./?page");
  await expectPlain(page);
  await desktop.visit();
  await desktop.expectAt("/");
  const menu = await desktop.openMenu(siteWords.desktop.view);
  await menu.getByRole("menuitem", { name: words.read, exact: true }).click();
  await expectPlain(page);
});

test("the plain page has every project with links, and headings of one size", async ({ page }) => {
  await visit(page, "/page/");
  const sections = page.getByRole("heading", { level: 3 });
  for (const name of projectNames) {
    const heading = page.getByRole("heading", { name, level: 4, exact: true });
    const shown = page.getByRole("listitem").filter({ has: heading });
    await expect(shown.getByRole("link", { name, exact: true })).toBeVisible();
    await expect(shown.getByRole("link")).not.toHaveCount(1);
  }
  // The first is the owner's name.
  const sizes = await sections.evaluateAll((all) =>
    all.slice(1).map((it) => getComputedStyle(it).fontSize),
  );
  expect(new Set(sizes).size).toBe(1);
});

test("Get in touch stays on the plain page", async ({ page }) => {
  await visit(page, "/page/");
  await link(page, siteWords.general.getInTouch).click();
  await expect(page).toHaveURL(/\/page\/#contact$/);
  await expect(page.getByRole("heading", { name: "Contact", exact: true })).toBeInViewport();
});

for (const theme of ["light", "dark"] as const)
  test(`the plain page is accessible in the ${theme} theme`, async ({ page }) => {
    await store(page, "ui-theme", theme);
    await visit(page, "/page/");
    await expectAccessible(page);
  });

test("printed, the plain page is its text without the top bar", { tag: "@chromium" }, async ({
  desktop,
  page,
}) => {
  await visit(page, "/page/");
  await page.emulateMedia({ media: "print" });
  await expect(desktop.topBar).toBeHidden();
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.getByRole("heading", { name: site.owner.name, level: 3 })).toBeVisible();
  await expect(page.getByRole("main")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });

  test("the first screen leads to the plain page, which fits and works without JavaScript", {
    tag: "@chromium",
  }, async ({ page }) => {
    await page.goto("./");
    await expect(link(page, words.read)).toBeInViewport({ ratio: 1 });
    await link(page, words.read).click();
    await expectPlain(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize(VIEWPORTS.desktop);
    await link(page, words.desktop).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
