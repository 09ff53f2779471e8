import { words as siteWords } from "../../src/words/words";
import { ABOUT_BOX, ABOUT_SIZE } from "../support/aboutMe";
import type { Desktop } from "../support/browser/desktop";
import { expect, test } from "../support/browser/test";

/** Clicks what About Me leaves free of the movie's frame: its lower edge. */
const clickInMovie = async ({ movie }: Desktop) => {
  // A real pointer passes over the frame's element first; that of the driver goes straight into the frame.
  await movie.frame.locator("iframe").dispatchEvent("pointerover");
  await movie.frame.click({ position: { x: 480, y: 588 } });
};

/** Clicks About Me's title bar at its end, which the movie leaves free. */
const clickAboutMe = async ({ about }: Desktop) => {
  await about.frame.click({ position: { x: 1100, y: 20 } });
};

test("A closed window opens again at its last place", { tag: "@chromium" }, async ({ desktop }) => {
  await desktop.visit();
  await desktop.about.drag({ x: 33, y: 44 });
  await desktop.about.close();
  await desktop.expectFocused(desktop.home);
  await desktop.icon("About Me").dblclick();
  await expect(desktop.about.frame).toHaveBox({ x: 183, y: 194, ...ABOUT_SIZE });
  await desktop.expectFocused(desktop.about);
});

test("Only the focused window shows its selection in colour", async ({ desktop }) => {
  await desktop.visit();
  const tab = desktop.tab("General");
  const colourless = /rgba\(0, 0, 0, 0\)/;
  const mark = { pseudo: "before" } as const;
  await expect(tab).not.toHaveCSS("background-image", colourless, mark);
  await desktop.home.title.click();
  await expect(tab).toHaveCSS("background-image", colourless, mark);
});

test("A click anywhere in a window brings it to the front, the others keep their order", async ({
  desktop,
}) => {
  await desktop.visit();
  await desktop.openMovie();
  await desktop.home.frame.click({ position: { x: 8, y: 250 } });
  await desktop.expectFocused(desktop.home);
  // A click arrives only where nothing lies over the window: the movie lies over About Me.
  await desktop.movie.frame.click({ position: { x: 600, y: 20 } });
  await desktop.expectFocused(desktop.movie);
  await clickAboutMe(desktop);
  await desktop.expectFocused(desktop.about);
  await desktop.home.frame.click({ position: { x: 8, y: 250 } });
  await desktop.about.frame.click({ position: { x: 700, y: 20 } });
  await desktop.expectFocused(desktop.about);
});

test("The second click of a double click leaves what the first has opened alone", {
  tag: ["@chromium", "@release"],
}, async ({ desktop, page }) => {
  await desktop.visit("/mission/");
  await desktop.barButton(siteWords.desktop.view).dblclick();
  const menu = page.getByRole("menu", { name: siteWords.desktop.view, exact: true });
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await desktop.barButton(siteWords.desktop.search).dblclick();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  // The tab of a section comes to lie below the pointer.
  await desktop.about.drag({ x: -100, y: 20 });
  await desktop.about.control("Enter fullscreen").dblclick();
  await expect(desktop.about.control("Exit fullscreen")).toBeVisible();
  await desktop.expectSection("Mission");
});

test("Minimize does nothing and says so", async ({ desktop, page }) => {
  await desktop.visit();
  const { about } = desktop;
  const minimize = about.control("Minimize");
  await expect(minimize).toBeDisabled();
  await minimize.hover();
  const tooltip = about.frame.getByText("Minimize not available", { exact: true });
  await expect(tooltip).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(tooltip).toBeVisible();
  await expect(about.frame).toHaveBox(ABOUT_BOX);
  // Tab skips it.
  await about.control("Close").focus();
  await page.keyboard.press("Tab");
  await expect(about.control("Enter fullscreen")).toBeFocused();
});

test("A control's tooltip stays while the pointer is on it, and Escape hides it", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const tooltip = desktop.about.frame.getByText("Enter fullscreen", { exact: true });
  await desktop.about.control("Enter fullscreen").hover();
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
  await desktop.dock.hover();
  await desktop.about.control("Enter fullscreen").hover();
  await expect(tooltip).toBeVisible();
  await desktop.about.control("Enter fullscreen").click();
  await expect(desktop.about.control("Exit fullscreen")).toBeVisible();
  await expect(desktop.about.frame.getByText(/^(Enter|Exit) fullscreen$/)).toHaveCount(0);
});

test("A click inside a framed site brings its window to the front and clears the highlight", async ({
  desktop,
}) => {
  await desktop.visit();
  await desktop.openMovie();
  await clickAboutMe(desktop);
  const icon = desktop.icon("About Me");
  const plain = "rgba(0, 0, 0, 0)";
  await icon.click();
  await desktop.home.title.hover();
  await expect(icon).not.toHaveCSS("background-color", plain);
  await desktop.expectFocused(desktop.home);
  await clickInMovie(desktop);
  await desktop.expectFocused(desktop.movie);
  await desktop.expectAt("/movie-db/");
  await expect(icon).toHaveCSS("background-color", plain);
});

test("A framed site that keeps taking the focus does not bring its window to the front", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit();
  await desktop.openMovie();
  const button = desktop.movie.frame.frameLocator("iframe").getByRole("button").first();
  await button.evaluate((element) => {
    let times = 0;
    setInterval(() => {
      window.focus();
      element.focus();
      times += 1;
      document.title = String(times);
    }, 20);
  });
  const expectTakenAgain = async () => {
    const times = () => button.evaluate(() => Number(document.title));
    const before = await times();
    await expect.poll(times).toBeGreaterThan(before + 10);
  };
  await clickAboutMe(desktop);
  await expectTakenAgain();
  await desktop.expectFocused(desktop.about);
  await page.keyboard.press("Shift+F6");
  await expectTakenAgain();
  await desktop.expectFocused(desktop.home);
});
