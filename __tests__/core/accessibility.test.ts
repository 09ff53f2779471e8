import { filled } from "../../src/words/filled";
import { words as siteWords } from "../../src/words/words";
import { expectAccessible } from "../support/browser/expectAccessible";
import { Search } from "../support/browser/search";
import { store } from "../support/browser/store";
import { expect, test } from "../support/browser/test";
import { sectionTitles } from "../support/data";

const { desktop: words } = siteWords;

for (const title of sectionTitles) {
  test(`${title} is accessible in both themes`, async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.openSection(title);
    await expectAccessible(page);
    await desktop.chooseTheme("light");
    await expect(page.locator("html")).toHaveClass("light");
    await expectAccessible(page);
  });
}

for (const theme of ["light", "dark"] as const) {
  test(`menus and dialogs are accessible in the ${theme} theme`, async ({ desktop, page }) => {
    await store(page, "ui-theme", theme);
    await desktop.visit();
    const wallpapers = await desktop.openWallpapers();
    await expect(wallpapers.getByRole("menuitemradio")).toHaveCount(7);
    await expectAccessible(page);
    await desktop.closeMenus(2);
    await new Search(page).find("Avocado");
    await expectAccessible(page);
  });

  test.describe("an unknown address", () => {
    test.use({ expectedComplaints: /404/ });

    test(`the not-found page is accessible in the ${theme} theme`, async ({ desktop, page }) => {
      await store(page, "ui-theme", theme);
      await desktop.visit("/nowhere/");
      await expectAccessible(page);
    });
  });
}

test("a screen reader hears of a window that is moved, snapped or fullscreen, and of another theme", async ({
  desktop,
  page,
}) => {
  const { changes, windowMenu, themes } = siteWords;
  const { about } = desktop;
  const expectAnnounced = (text: string) =>
    expect(
      page.getByRole("status").filter({ has: page.getByText(text, { exact: true }) }),
    ).toHaveCount(1);
  await desktop.visit();
  await about.choose(windowMenu.centre);
  await expectAnnounced(changes.moved);
  await about.drag({ x: -200, y: 0 });
  await expectAnnounced(`${changes.moved}, ${changes.left}`);
  await about.choose(windowMenu.snapRight);
  await expectAnnounced(`${changes.snapped}, ${changes.right}`);
  await about.control("Enter fullscreen").click();
  await expectAnnounced(windowMenu.fullscreen);
  await page.keyboard.press("Escape");
  await expectAnnounced(changes.noFullscreen);
  await about.choose(windowMenu.originalSize, windowMenu.resize);
  await expectAnnounced(changes.resized);
  await desktop.chooseTheme("light");
  await expectAnnounced(filled(changes.theme, { name: themes.light }));
});

test("windows are regions of the page, the metrics complement it, and headings follow in order", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await desktop.openMovie();
  const main = page.getByRole("main", { name: words.name, exact: true });
  for (const { name } of [desktop.home, desktop.about, desktop.movie])
    await expect(main.getByRole("region", { name, exact: true })).toBeVisible();
  await expect(main.getByRole("complementary", { name: desktop.vitals.name })).toBeVisible();
  await expect(page.getByRole("navigation", { name: words.dock, exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(desktop.about.frame.getByRole("heading", { level: 2 })).toHaveCount(1);
  await expect(desktop.panel("General").getByRole("heading", { level: 3 })).not.toHaveCount(0);
});
