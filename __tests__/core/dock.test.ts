import type { Locator, Page } from "@playwright/test";
import { words as siteWords } from "../../src/words/words";
import { expect, test, VIEWPORTS } from "../support/browser/test";

const { titles, desktop: words, links, windowMenu } = siteWords;
const APPS = [
  titles.aboutMe,
  "Movie Platform",
  titles.resume,
  titles.webVitals,
  titles.homeDirectory,
];

/** Below this the dock is out of sight but for a hairline. */
const LOWER_EDGE_PX = 880;

const top = (locator: Locator) => locator.evaluate((dock) => dock.getBoundingClientRect().top);

const openContextMenu = async (page: Page, item: Locator): Promise<Locator> => {
  await item.click({ button: "right" });
  const menu = page.getByRole("menu").first();
  await expect(menu).toBeVisible();
  return menu;
};

test("the dock has all apps in the middle of the lower edge and shows their names", async ({
  desktop,
}) => {
  await desktop.visit();
  const items = desktop.dock.getByRole("listitem");
  await expect(items).toHaveCount(APPS.length);
  for (const [index, name] of APPS.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole(index < 3 ? "link" : "button", { name })).toBeVisible();
    await item.hover();
    await expect(item.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(desktop.dock).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      desktop.dock.evaluate((dock) => {
        const { left, right } = dock.getBoundingClientRect();
        return Math.abs(left + right - innerWidth) <= 2;
      }),
    )
    .toBe(true);
});

test("the dock opens a window, brings it to the front and marks which are open", async ({
  desktop,
}) => {
  await desktop.visit("/projects/");
  const about = desktop.dockItem(titles.aboutMe);
  const movie = desktop.dockItem("Movie Platform");
  await expect(about).toHaveAttribute("aria-current", "true");
  await expect(movie).not.toHaveAccessibleDescription(words.isOpen);
  await movie.click();
  await expect(desktop.movie.title).toBeFocused();
  await desktop.expectAt("/movie-db/");
  await expect(movie).toHaveAccessibleDescription(words.isOpen);
  await expect(movie).toHaveAttribute("aria-current", "true");
  await expect(about).not.toHaveAttribute("aria-current");
  await expect(about).toHaveAccessibleDescription(words.isOpen);
  await about.click();
  await desktop.expectFocused(desktop.about);
  await desktop.expectAt("/projects/");
  for (const [name, window] of [
    [titles.webVitals, desktop.vitals],
    [titles.homeDirectory, desktop.home],
  ] as const) {
    await desktop.dock.getByRole("button", { name }).click();
    await desktop.expectFocused(window);
  }
  await movie.click();
  await desktop.movie.close();
  await expect(movie).not.toHaveAccessibleDescription(words.isOpen);
});

test("the dock's context menu has what the window's own menu has", async ({ desktop, page }) => {
  await desktop.visit();
  const own = await desktop.about.openMenu();
  const entries = await own.getByRole("menuitem").allTextContents();
  await page.keyboard.press("Escape");
  await expect(own).toHaveCount(0);
  await desktop.home.title.click();
  const menu = await openContextMenu(page, desktop.dockItem(titles.aboutMe));
  await expect(menu.getByRole("menuitem")).toHaveText([...entries, links.openInNewTab]);
  await menu.getByRole("menuitem", { name: windowMenu.centre }).click();
  await desktop.expectFocused(desktop.about);
  await openContextMenu(page, desktop.dockItem(titles.aboutMe));
  await menu.getByRole("menuitem", { name: siteWords.windows.close }).click();
  await expect(desktop.about.frame).toHaveCount(0);
});

test("the dock's context menu opens an app here or in a new tab", { tag: "@release" }, async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const movie = desktop.dockItem("Movie Platform");
  const menu = await openContextMenu(page, movie);
  await expect(menu.getByRole("menuitem")).toHaveText([words.open, links.openInNewTab]);
  const other = await desktop.newTab(() =>
    menu.getByRole("menuitem", { name: links.openInNewTab }).click(),
  );
  await other.expectAt("/movie-db/");
  await other.page.close();
  await expect(desktop.movie.frame).toHaveCount(0);
  await openContextMenu(page, movie);
  await menu.getByRole("menuitem", { name: words.open, exact: true }).click();
  await expect(desktop.movie.title).toBeFocused();
});

test("the dock is one stop for Tab, with arrow keys, Enter and Space within", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const movie = desktop.dockItem("Movie Platform");
  const home = desktop.dock.getByRole("button", { name: titles.homeDirectory });
  await desktop.dockItem(titles.aboutMe).focus();
  await page.keyboard.press("ArrowRight");
  await expect(movie).toBeFocused();
  await page.keyboard.press("Space");
  await expect(desktop.movie.title).toBeFocused();
  await movie.focus();
  await page.keyboard.press("End");
  await expect(home).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(desktop.home.title).toBeFocused();
  await home.focus();
  await page.keyboard.press("Tab");
  await expect(desktop.dock.locator(":focus")).toHaveCount(0);
});

// Firefox's driver sends no context menu for these keys.
test("Shift+F10 opens an app's menu in the dock, and Escape gives the focus back", {
  tag: ["@chromium", "@release"],
}, async ({ desktop, page }) => {
  await desktop.visit();
  const movie = desktop.dockItem("Movie Platform");
  await movie.focus();
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("menu", { name: "Movie Platform" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(movie).toBeFocused();
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("menu", { name: "Movie Platform" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(desktop.movie.title).toBeFocused();
});

test("a fullscreen window hides the dock until the pointer or the focus comes to the lower edge", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit();
  const shown = VIEWPORTS.desktop.height - 72;
  await expect(desktop.dock).toHaveBox({ y: shown });
  await desktop.about.control("Enter fullscreen").click();
  await expect.poll(() => top(desktop.dock)).toBeGreaterThan(LOWER_EDGE_PX);
  await page.mouse.move(720, VIEWPORTS.desktop.height - 1);
  await expect(desktop.dock).toHaveBox({ y: shown });
  await desktop.about.title.hover();
  await expect.poll(() => top(desktop.dock)).toBeGreaterThan(LOWER_EDGE_PX);
  // The browser shows the focus once a key was used.
  await desktop.about.title.press("Shift+Tab");
  await desktop.dockItem("Movie Platform").focus();
  await expect(desktop.dock).toHaveBox({ y: shown });
  await page.keyboard.press("Enter");
  await expect(desktop.movie.title).toBeFocused();
  // Another window is in front now.
  await expect(desktop.dock).toHaveBox({ y: shown });
});

test("on a phone the dock is the home screen's lowest row, has what is not above it, and windows cover it", async ({
  desktop,
  page,
}) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await desktop.visit();
  const resume = desktop.dockItem(titles.resume);
  const isReachable = () =>
    resume.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isReachable).toBe(false);
  await desktop.about.close();
  await expect.poll(isReachable).toBe(true);
  await expect(desktop.dock).toHaveBox({ x: VIEWPORTS.phone.width / 2 - 70, width: 140 });
  await expect(desktop.dock).toBeInViewport({ ratio: 1 });
  await expect(desktop.dock.getByRole("listitem")).toHaveCount(2);
  await resume.click();
  await expect(page.getByRole("region", { name: titles.resume })).toBeVisible();
  await expect.poll(isReachable).toBe(false);
});
