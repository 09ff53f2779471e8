import type { Box, Point } from "../../src/lib/geometry";
import { ABOUT_BOX } from "../support/aboutMe";
import type { DesktopWindow } from "../support/browser/desktopWindow";
import { drag, dragWithoutDrop } from "../support/browser/drag";
import { restingBox } from "../support/browser/restingBox";
import { expect, test, VIEWPORTS } from "../support/browser/test";

type Handle = "n" | "e" | "s" | "w" | "ne" | "se" | "sw" | "nw";

/** The point to drag an edge or corner by, from the window's own corner. */
const handleAt = async (window: DesktopWindow, handle: Handle): Promise<Point> => {
  const { width, height } = await restingBox(window.frame);
  return {
    x: handle.includes("w") ? 0 : handle.includes("e") ? width - 1 : width / 2,
    y: handle.includes("n") ? 0 : handle.includes("s") ? height - 1 : height / 2,
  };
};

const resize = async (window: DesktopWindow, handle: Handle, by: Point) =>
  drag(window.frame.page(), window.frame, by, { position: await handleAt(window, handle) });

test("An edge or corner that is dragged moves, and the others stay", async ({ desktop }) => {
  await desktop.visit();
  let box: Box = ABOUT_BOX;
  for (const [handle, by, change] of [
    ["e", { x: -40, y: 30 }, { x: 0, y: 0, width: -40, height: 0 }],
    ["w", { x: 30, y: 30 }, { x: 30, y: 0, width: -30, height: 0 }],
    ["s", { x: 30, y: -60 }, { x: 0, y: 0, width: 0, height: -60 }],
    ["n", { x: 30, y: 20 }, { x: 0, y: 20, width: 0, height: -20 }],
    ["se", { x: -20, y: 40 }, { x: 0, y: 0, width: -20, height: 40 }],
    ["nw", { x: -20, y: -20 }, { x: -20, y: -20, width: 20, height: 20 }],
    ["ne", { x: 10, y: 30 }, { x: 0, y: 30, width: 10, height: -30 }],
    ["sw", { x: -10, y: 10 }, { x: -10, y: 0, width: 10, height: 10 }],
  ] as const) {
    await resize(desktop.about, handle, by);
    box = {
      x: box.x + change.x,
      y: box.y + change.y,
      width: box.width + change.width,
      height: box.height + change.height,
    };
    await expect(desktop.about.frame).toHaveBox(box);
  }
});

test("A window stops at its smallest size and at the edges of the desktop", async ({ desktop }) => {
  await desktop.visit();
  const { about } = desktop;
  await resize(about, "se", { x: -1100, y: -620 });
  await expect(about.frame).toHaveBox({ x: 150, y: 150, width: 360, height: 240 });
  // 70 % of the viewport is the highest, whichever edge is dragged.
  await resize(about, "se", { x: 925, y: 505 });
  await expect(about.frame).toHaveBox({ x: 150, y: 150, width: 1285, height: 630 });
  await resize(about, "nw", { x: -150, y: -150 });
  await expect(about.frame).toHaveBox({ x: 0, y: 150, width: 1435, height: 630 });
});

// The driver of Firefox makes no double clicks.
test("A size is kept over fullscreen, closing and a reload, until a double click on an edge", {
  tag: ["@chromium", "@release"],
}, async ({ desktop }) => {
  await desktop.visit();
  const { about } = desktop;
  const resized = { ...ABOUT_BOX, width: 840, height: 438 };
  await resize(about, "se", { x: -300, y: -100 });
  await expect(about.frame).toHaveBox(resized);
  await about.control("Enter fullscreen").click();
  await about.control("Exit fullscreen").click();
  await expect(about.frame).toHaveBox(resized);
  await desktop.reload();
  await expect(about.frame).toHaveBox(resized);
  await about.close();
  await desktop.icon("About Me").dblclick();
  await expect(about.frame).toHaveBox(resized);
  await about.frame.dblclick({ position: await handleAt(about, "e") });
  await expect(about.frame).toHaveBox(ABOUT_BOX);
});

test("A corner follows the pointer across the movie's frame, and Escape cancels it", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await desktop.openMovie();
  const { frame } = desktop.movie;
  const position = await handleAt(desktop.movie, "se");
  await dragWithoutDrop(page, frame, { x: -200, y: -150 }, { position });
  await expect(frame).toHaveBox({ x: 376, y: 210, width: 760, height: 450 });
  await page.keyboard.press("Escape");
  await expect(frame).toHaveBox({ x: 376, y: 210, width: 960, height: 600 });
  await page.mouse.up();
  await expect(frame).toHaveBox({ x: 376, y: 210, width: 960, height: 600 });
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("");
});

test("A size shrinks with the viewport and comes back with it", { tag: "@release" }, async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const { about } = desktop;
  await resize(about, "se", { x: -100, y: -100 });
  const resized = { ...ABOUT_BOX, width: 1040, height: 438 };
  await expect(about.frame).toHaveBox(resized);
  await page.setViewportSize({ width: 800, height: 500 });
  await expect(about.frame).toHaveBox({ width: 800, height: 350 });
  await page.setViewportSize(VIEWPORTS.desktop);
  await expect(about.frame).toHaveBox(resized);
});
