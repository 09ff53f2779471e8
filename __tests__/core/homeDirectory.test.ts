import { expect, test } from "../support/browser/test";

/** The background of an icon that is not highlighted: a highlight has no role or name. */
const NOTHING = "rgba(0, 0, 0, 0)";

test("One click highlights an icon, and a click elsewhere clears the highlight", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const about = desktop.icon("About Me");
  const movie = desktop.icon("Movie DB");
  // The pointer's own highlight is not meant.
  const leave = () => desktop.home.title.hover();
  await about.click();
  await leave();
  await expect(about).not.toHaveCSS("background-color", NOTHING);
  await expect(movie).toHaveCSS("background-color", NOTHING);
  await movie.click();
  await leave();
  await expect(about).toHaveCSS("background-color", NOTHING);
  await expect(movie).not.toHaveCSS("background-color", NOTHING);
  await page.locator("body").click({ position: { x: 20, y: 600 } });
  await expect(movie).toHaveCSS("background-color", NOTHING);
  await expect(desktop.movie.frame).toHaveCount(0);
});

test("A double click opens an app, and two single clicks only highlight it", async ({
  desktop,
}) => {
  await desktop.visit();
  const icon = desktop.icon("Movie DB");
  // The third press of a triple click changes nothing.
  for (const clickCount of [2, 3]) {
    await icon.click({ clickCount });
    await expect(desktop.movie.title).toBeFocused();
    await desktop.expectFocused(desktop.movie);
    await desktop.movie.close();
  }
  await icon.click();
  await icon.click();
  await desktop.home.title.hover();
  await expect(icon).not.toHaveCSS("background-color", NOTHING);
  await expect(desktop.movie.frame).toHaveCount(0);
});

test("A triple click on an icon leaves what it has opened over it alone", async ({
  desktop,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await desktop.visit("/mission/");
  await desktop.about.close();
  await desktop.icon("About Me").click({ clickCount: 3 });
  await expect(desktop.about.title).toBeFocused();
  await desktop.expectSection("Mission");
});

test("Enter, Space and a screen reader's click open an app", async ({ desktop }) => {
  await desktop.visit();
  const { movie } = desktop;
  const icon = desktop.icon("Movie DB");
  await icon.press("Enter");
  await expect(movie.title).toBeFocused();
  await movie.close();
  await icon.press("Space");
  await expect(movie.title).toBeFocused();
  await movie.close();
  await icon.dispatchEvent("click", { detail: 0 });
  await expect(movie.title).toBeFocused();
});

test("The icons are one tab stop, with arrow keys, Home, End and type-ahead", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const about = desktop.icon("About Me");
  const movie = desktop.icon("Movie DB");
  await desktop.home.menuButton.focus();
  await page.keyboard.press("Tab");
  await expect(about).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(movie).toBeFocused();
  await page.keyboard.press("Home");
  await expect(about).toBeFocused();
  await page.keyboard.press("End");
  await expect(movie).toBeFocused();
  await page.keyboard.press("a");
  await expect(about).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(movie).not.toBeFocused();
  await expect(desktop.about.control("Close")).toBeFocused();
});
