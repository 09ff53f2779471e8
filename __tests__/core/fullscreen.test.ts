import { ABOUT_BOX, ABOUT_SIZE } from "../support/aboutMe";
import { expect, test } from "../support/browser/test";

const WHOLE = { x: 0, y: 32, width: 1440, height: 900 - 32 };

test("A fullscreen window fills the space below the top bar and gets place and size back", async ({
  desktop,
}) => {
  await desktop.visit();
  const { about } = desktop;
  await about.drag({ x: 40, y: 20 });
  await about.control("Enter fullscreen").click();
  await expect(about.frame).toHaveBox(WHOLE);
  await expect(about.control("Exit fullscreen")).toBeFocused();
  await about.control("Exit fullscreen").click();
  await expect(about.frame).toHaveBox({ x: 190, y: 170, ...ABOUT_SIZE });
});

// The driver of Firefox makes no double clicks.
test("A double click on the title bar toggles fullscreen, and Escape leaves it", {
  tag: "@chromium",
}, async ({ desktop, page }) => {
  await desktop.visit();
  const { about } = desktop;
  const before = ABOUT_BOX;
  await about.title.dblclick();
  await expect(about.frame).toHaveBox(WHOLE);
  await about.title.dblclick();
  await expect(about.frame).toHaveBox(before);
  await about.title.dblclick();
  await expect(about.frame).toHaveBox(WHOLE);
  await page.keyboard.press("Escape");
  await expect(about.frame).toHaveBox(before);
});

test("A window dragged to the top of the screen becomes fullscreen, and smaller when dragged away", async ({
  desktop,
}) => {
  await desktop.visit();
  const { about } = desktop;
  await about.drag({ x: 430, y: -165 });
  await expect(about.frame).toHaveBox(WHOLE);
  await about.drag({ x: 300, y: 200 });
  await expect(about.frame).toHaveBox(ABOUT_SIZE);
  await expect(about.control("Enter fullscreen")).toBeVisible();
});

test("The keyboard skips windows under a fullscreen window, but F6 reaches them, and Escape still leaves it", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit();
  const { about, home } = desktop;
  await about.control("Enter fullscreen").click();
  await expect(about.frame).toHaveBox(WHOLE);
  // Focus cannot enter what is inert.
  await desktop.icon("Movie DB").evaluate((icon) => icon.focus());
  await expect(about.control("Exit fullscreen")).toBeFocused();
  await page.keyboard.press("Shift+F6");
  await expect(home.title).toBeFocused();
  await desktop.expectFocused(home);
  await expect(about.frame).toHaveBox(WHOLE);
  await page.keyboard.press("Escape");
  await expect(about.frame).toHaveBox(ABOUT_BOX);
  await desktop.expectFocused(home);
});
