import { words as siteWords } from "../../src/words/words";
import { ABOUT_BOX } from "../support/aboutMe";
import type { DesktopWindow } from "../support/browser/desktopWindow";
import { drag, dragWithoutDrop } from "../support/browser/drag";
import { restingBox } from "../support/browser/restingBox";
import { expect, test, VIEWPORTS } from "../support/browser/test";

/** Near the lower right corner, but too far for a snap. */
const TO_LOWER_RIGHT = { x: 1110, y: 700 };

test("A window is moved by its title bar", async ({ desktop }) => {
  await desktop.visit();
  await desktop.about.drag({ x: 120, y: -60 });
  await expect(desktop.about.frame).toHaveBox({ ...ABOUT_BOX, x: 270, y: 90 });
  await desktop.expectFocused(desktop.about);
});

test("Title bars move their windows over pictures and addresses, and leave what can be clicked to the pointer", async ({
  desktop,
  page,
}) => {
  const pastTitle = { steps: 5, position: { x: 520, y: 12 } };
  await desktop.visit();
  await drag(page, desktop.about.frame, { x: 60, y: 40 }, pastTitle);
  await expect(desktop.about.frame).toHaveBox({ ...ABOUT_BOX, x: 210, y: 190 });
  await desktop.visit("/movie-db/");
  const { x, y } = await restingBox(desktop.movie.frame);
  await drag(page, desktop.movie.frame, { x: -60, y: -40 }, pastTitle);
  await expect(desktop.movie.frame).toHaveBox({ x: x - 60, y: y - 40 });
  await desktop.movie.frame.getByRole("link").click({ trial: true });
  await desktop.visit("/resume/");
  for (const name of ["Deutsch", siteWords.resumeFiles.card, siteWords.resumeFiles.json])
    await page.getByRole("link", { name, exact: true }).click({ trial: true });
});

test("Neither a drag of its body nor a click on its title moves a window", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit();
  await drag(page, desktop.about.frame, { x: 200, y: 80 }, { position: { x: 900, y: 500 } });
  await desktop.about.drag({ x: 1, y: 1 }, { steps: 1 });
  await desktop.about.title.click();
  await expect(desktop.about.frame).toHaveBox(ABOUT_BOX);
});

test("A window is kept within its limits, also while it is dragged", async ({ desktop, page }) => {
  await desktop.visit();
  const AT_LIMITS = { x: 1440 - 570, y: 900 - 100 };
  await dragWithoutDrop(page, desktop.about.title, TO_LOWER_RIGHT);
  await expect(desktop.about.frame).toHaveBox(AT_LIMITS);
  await page.mouse.up();
  await expect(desktop.about.frame).toHaveBox(AT_LIMITS);
  await desktop.about.drag({ x: -970, y: -770 });
  await expect(desktop.about.frame).toHaveBox({ x: 0, y: 32 });
});

test("A drag across the movie's frame ends at the pointer and selects no text", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await desktop.openMovie();
  await desktop.home.drag({ x: 700, y: 300 }, { steps: 12 });
  await expect(desktop.home.frame).toHaveBox({ x: 750, y: 400 });
  await desktop.home.drag({ x: -600, y: -200 }, { steps: 1 });
  await expect(desktop.home.frame).toHaveBox({ x: 150, y: 200 });
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("");
});

test("A drag whose first move ends on a frame ends when the button is let go", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await desktop.openMovie();
  const { frame, title } = desktop.movie;
  await expect(frame.locator("iframe").contentFrame().getByRole("heading").first()).toBeVisible();
  const before = await restingBox(frame);
  for (const { handle, by, position, after } of [
    { handle: title, by: { x: 10, y: 150 }, after: { x: before.x + 10, y: before.y + 150 } },
    {
      // The resize handle of the left edge.
      handle: frame,
      by: { x: 200, y: 0 },
      position: { x: 1, y: 200 },
      after: { x: before.x + 210, width: before.width - 200 },
    },
  ]) {
    const at = await dragWithoutDrop(page, handle, by, { position, steps: 1 });
    await page.mouse.up();
    await page.mouse.move(at.x - 90, at.y - 120, { steps: 3 });
    await expect(frame).toHaveBox(after);
  }
});

test("A link that comes under the pointer during a drag is not dragged along", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit();
  await desktop.openMovie();
  const { frame } = desktop.movie;
  await desktop.movie.drag({ x: 0, y: 60 });
  await expect(frame).toHaveBox({ x: 376, y: 270 });
  const window = await restingBox(frame);
  const link = await restingBox(
    frame.getByRole("link", { name: siteWords.links.openInNewTab, exact: true }),
  );
  // On the title bar, right before the link: the first step brings the link below the pointer.
  const STEP_PX = 22;
  const position = {
    x: link.x + 2 - STEP_PX - window.x,
    y: link.y + link.height / 2 - window.y,
  };
  const at = await dragWithoutDrop(page, frame, { x: STEP_PX, y: 0 }, { position, steps: 1 });
  await page.mouse.move(at.x - 20, at.y, { steps: 2 });
  await page.mouse.up();
  await page.mouse.move(at.x - 200, at.y + 100, { steps: 5 });
  await expect(frame).toHaveBox({ x: 376 + STEP_PX - 20, y: 270 });
});

test("Escape cancels a drag, and nothing moves until the next one", { tag: "@release" }, async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const { about } = desktop;
  const at = await dragWithoutDrop(page, about.title, { x: 300, y: 200 });
  await expect(about.frame).toHaveBox({ x: 450, y: 350 });
  await page.keyboard.press("Escape");
  await expect(about.frame).toHaveBox(ABOUT_BOX);
  await page.mouse.move(at.x + 50, at.y + 50);
  await page.mouse.up();
  await page.mouse.move(at.x, at.y);
  await expect(about.frame).toHaveBox(ABOUT_BOX);
});

test("A window that is dragged stays below the pointer when the viewport changes, and is dropped there", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const { frame, title } = desktop.about;
  const at = await dragWithoutDrop(page, title, { x: 300, y: 200 });
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect(frame).toHaveBox({ x: 450, y: 350 });
  await page.mouse.move(at.x + 10, at.y + 10);
  await expect(frame).toHaveBox({ x: 460, y: 360 });
  await page.mouse.up();
  await expect(frame).toHaveBox({ x: 460, y: 360, width: 1100 });
});

test("A window that is resized, or becomes a sheet, is dropped where it is seen", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit();
  const { frame, title } = desktop.about;
  await dragWithoutDrop(page, frame, { x: 100, y: 0 }, { position: { x: 1139, y: 300 } });
  const resized = { x: 150, y: 150, width: 1000, height: 490 };
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(frame).toHaveBox(resized);
  await page.mouse.up();
  await expect(frame).toHaveBox(resized);
  await dragWithoutDrop(page, title, { x: 60, y: 60 });
  const sheet = { x: 0, y: 44, width: 500 };
  await page.setViewportSize({ width: 500, height: 700 });
  await expect(frame).toHaveBox(sheet);
  await page.mouse.move(300, 500);
  await page.mouse.up();
  await expect(frame).toHaveBox(sheet);
});

test("Windows stay within reach when the viewport shrinks, turns or grows", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await desktop.about.drag(TO_LOWER_RIGHT);
  await desktop.openMovie();
  await desktop.movie.drag({ x: 700, y: 640 });
  const expectInReach = async (window: DesktopWindow) => {
    await expect(window.control("Close")).toBeInViewport({ ratio: 1 });
    await expect(window.control("Enter fullscreen")).toBeInViewport({ ratio: 1 });
    await expect(window.menuButton).toBeInViewport({ ratio: 1 });
  };
  for (const [width, height] of [
    [1024, 768],
    [844, 390],
    [480, 320],
    [320, 480],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectInReach(desktop.about);
    await expectInReach(desktop.movie);
  }
});

test("A window that a smaller viewport moved goes back when there is space", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit();
  await desktop.about.drag({ x: 500, y: 200 });
  await page.setViewportSize({ width: 700, height: 480 });
  await expect(desktop.about.frame).toHaveBox({ x: 130, y: 350 });
  await page.setViewportSize(VIEWPORTS.phone);
  await expect(desktop.about.frame).toHaveBox({ x: 0, y: 44 });
  await page.setViewportSize(VIEWPORTS.desktop);
  await expect(desktop.about.frame).toHaveBox({ x: 650, y: 350 });
});
