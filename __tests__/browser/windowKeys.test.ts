import type { Locator, Page } from "@playwright/test";
import type { DesktopWindow } from "./support/desktop";
import { pressKey } from "./support/keyboard";
import { DOCK_ROOM_PX, expect, TOP_BAR_PX, test } from "./support/test";

/** Presses a key, and sees where the focus has come to. */
const go = async (page: Page, key: string, to: Locator) => {
  await pressKey(page, key);
  await expect(to).toBeFocused();
};

/** Opens a submenu of the window's menu, whose button has the focus. */
const openSubmenu = async (page: Page, submenu: string) => {
  const item = (name: string) => page.getByRole("menuitem", { name, exact: true });
  await page.keyboard.press("Enter");
  await expect(item("Centre")).toHaveAttribute("data-highlighted", "");
  await page.keyboard.type(submenu[0] ?? "");
  await expect(item(submenu)).toHaveAttribute("data-highlighted", "");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("menu", { name: submenu, exact: true })).toBeFocused();
  return item;
};

const slider = (window: DesktopWindow, does: string) =>
  window.frame.getByRole("slider", { name: `${does} ${window.name}`, exact: true });

test("a window is opened, moved, resized, put to an edge, made full, left and closed by keys alone, and the focus is seen all the way", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const { home, about, movie } = desktop;
  await go(page, "Shift+F6", home.title);
  await go(page, "Tab", desktop.icon("About Me"));
  await go(page, "ArrowDown", desktop.icon("Movie DB"));
  await go(page, "Enter", movie.title);
  const start = await movie.box();

  await go(page, "Shift+Tab", movie.button("Window menu"));
  let item = await openSubmenu(page, "Move");
  await page.keyboard.press("End");
  await expect(item("Move with the arrow keys")).toHaveAttribute("data-highlighted", "");
  await go(page, "Enter", slider(movie, "Move"));
  await go(page, "ArrowLeft", slider(movie, "Move"));
  await go(page, "ArrowLeft", slider(movie, "Move"));
  await go(page, "Enter", movie.button("Window menu"));
  expect(await movie.box()).toEqual({ ...start, x: start.x - 80 });

  item = await openSubmenu(page, "Resize");
  await page.keyboard.press("End");
  await expect(item("Original size")).toHaveAttribute("data-highlighted", "");
  await page.keyboard.press("ArrowUp");
  await go(page, "Enter", slider(movie, "Resize"));
  await go(page, "ArrowUp", slider(movie, "Resize"));
  await go(page, "Enter", movie.button("Window menu"));
  expect(await movie.box()).toEqual({ ...start, x: start.x - 80, height: start.height - 40 });

  await page.keyboard.press("Enter");
  await expect(item("Centre")).toHaveAttribute("data-highlighted", "");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(item("Snap right")).toHaveAttribute("data-highlighted", "");
  await go(page, "Enter", movie.button("Window menu"));
  const half = { x: 720, y: TOP_BAR_PX, width: 720, height: 900 - TOP_BAR_PX - DOCK_ROOM_PX };
  expect(await movie.box()).toEqual(half);

  await go(page, "Shift+Tab", movie.button("Enter fullscreen"));
  await go(page, "Enter", movie.button("Exit fullscreen"));
  expect((await movie.box()).width).toBe(1440);
  await go(page, "Escape", movie.button("Enter fullscreen"));
  expect(await movie.box()).toEqual(half);

  await go(page, "Shift+F6", about.title);
  expect(await desktop.focused()).toEqual(["About Me"]);
  await go(page, "F6", movie.title);
  await go(page, "Shift+Tab", movie.button("Window menu"));
  await go(page, "Shift+Tab", movie.button("Enter fullscreen"));
  await go(page, "Shift+Tab", movie.button("Close"));
  await go(page, "Enter", about.title);
  await expect(movie.frame).toHaveCount(0);
});
