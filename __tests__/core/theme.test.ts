import type { Locator, Page } from "@playwright/test";
import { words as siteWords } from "../../src/words/words";
import type { Desktop } from "../support/browser/desktop";
import { holdRequests } from "../support/browser/holdRequests";
import { expect, test } from "../support/browser/test";
import { untilSettled } from "../support/browser/visit";

const { themes, desktop: words } = siteWords;

const root = (page: Page): Locator => page.locator("html");

/** The class is what the specification asks for; the colour scheme is what the browser draws its own parts by. */
const expectTheme = async (page: Page, theme: "light" | "dark") => {
  await expect(root(page)).toHaveClass(theme);
  await expect(root(page)).toHaveCSS("color-scheme", theme);
};

const expectChosen = async (desktop: Desktop, name: string) => {
  const menu = await desktop.openMenu(words.theme);
  await expect(menu.getByRole("menuitemradio", { checked: true })).toHaveText(name);
  await desktop.closeMenus();
};

test("the theme is dark until the visitor chooses, whatever the system prefers", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await expect
    .poll(() => page.evaluate(() => matchMedia("(prefers-color-scheme: light)").matches))
    .toBe(true);
  await expectTheme(page, "dark");
  const menu = await desktop.openMenu(words.theme);
  await expect(menu.getByRole("menuitemradio")).toHaveText([
    themes.light,
    themes.dark,
    themes.system,
  ]);
  await expect(menu.getByRole("menuitemradio", { checked: true })).toHaveText(themes.dark);
});

test("a chosen theme is stored, and a reload shows no other one before the scripts arrive", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const theme = "light";
  // The system prefers a light theme here, too.
  for (const choice of ["light", "system"] as const) {
    await desktop.chooseTheme(choice);
    await expectTheme(page, theme);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("ui-theme"))).toBe(choice);

    const release = await holdRequests(page, "**/*.js");
    await page.reload({ waitUntil: "commit" });
    await expect(desktop.topBar).toBeVisible();
    await expectTheme(page, theme);
    const changes = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(document.documentElement.className)).observe(
        document.documentElement,
        { attributeFilter: ["class"] },
      );
      return seen;
    });
    release();
    await untilSettled(page);
    // The app may write the same class once more.
    const others = async () => (await changes.jsonValue()).filter((shown) => shown !== theme);
    await expect.poll(others).toEqual([]);
    await expectTheme(page, theme);
    await expectChosen(desktop, themes[choice]);
  }
});

test("System follows the system's preference while the page is open; a chosen theme does not", {
  tag: "@chromium",
}, async ({ desktop, page }) => {
  await desktop.visit();
  await desktop.chooseTheme("system");
  await expectTheme(page, "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectTheme(page, "dark");
  await desktop.chooseTheme("light");
  await expectTheme(page, "light");
  await page.emulateMedia({ colorScheme: "light" });
  await desktop.chooseTheme("dark");
  await expectTheme(page, "dark");
});

test("other open tabs follow a chosen theme", { tag: "@release" }, async ({
  context,
  desktop,
  page,
}) => {
  const other = await context.newPage();
  await other.goto("./");
  await untilSettled(other);
  await desktop.visit();
  await desktop.chooseTheme("light");
  await expectTheme(page, "light");
  await expectTheme(other, "light");
});
