import { projectNames } from "./support/content";
import type { Desktop } from "./support/desktop";
import { chooseByKeys, expectFocusSeen, pressKey, pressUntilFocused } from "./support/keyboard";
import { scrollTopOf } from "./support/scrolling";
import { listed, panel, shownItem, tab } from "./support/sections";
import { expect, test } from "./support/test";

/** Opens the movies' window by its icon in Home directory. */
const openMovie = async (desktop: Desktop) => {
  const { home, movie, page } = desktop;
  const icon = desktop.icon("Movie DB");
  await pressUntilFocused(page, "Shift+F6", home.title);
  await pressUntilFocused(page, "Tab", home.frame.getByRole("link").first());
  await pressUntilFocused(page, "ArrowDown", icon);
  await page.keyboard.press("Enter");
  await expect(movie.title).toBeFocused();
  await expectFocusSeen(page);
};

test.beforeEach(async ({ desktop }) => {
  await desktop.visit();
});

test("copies the address of what is in front", async ({ context, desktop, page }) => {
  await context.grantPermissions(["clipboard-write"]);
  await openMovie(desktop);
  await page.keyboard.press("ControlOrMeta+K");
  await page.keyboard.type("copy link");
  await expect(page.getByRole("option", { selected: true })).toContainText("Copy link");
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("The link is copied");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+V");
  await expect(page.getByRole("combobox")).toHaveValue(page.url());
  await pressKey(page, "Escape");
});

test("reads the third post", async ({ desktop, page }) => {
  await pressUntilFocused(page, "F6", desktop.about.title);
  await pressUntilFocused(page, "Tab", tab(page, "General"));
  await pressUntilFocused(page, "ArrowDown", tab(page, "Posts"));
  await pressKey(page, "Enter");
  const posts = panel(page, "Posts");
  const third = listed(posts).nth(2);
  const name = (await third.locator("[data-part=name]").textContent()) ?? "";
  await pressUntilFocused(page, "Tab", listed(posts).first());
  await pressUntilFocused(page, "ArrowDown", third);
  await pressKey(page, "Enter");
  await expect(shownItem(posts)).toContainText(name);
  const text = posts.getByRole("region", { name });
  await expect(text.getByRole("heading", { name: "Conclusion" })).toBeAttached();
  await pressUntilFocused(page, "Tab", text);
  await page.keyboard.press("PageDown");
  await expect.poll(() => scrollTopOf(text)).toBeGreaterThan(0);
});

test("changes wallpaper and theme", async ({ page }) => {
  const view = page.getByRole("button", { name: "View", exact: true });
  const root = page.locator("html");
  const shown = page.locator("[data-wallpaper]");
  const before = (await shown.getAttribute("data-wallpaper")) ?? "";
  await pressUntilFocused(page, "Tab", view);
  await page.keyboard.press("Enter");
  await chooseByKeys(page, page.getByRole("menuitem", { name: "Wallpaper", exact: true }));
  await chooseByKeys(page, page.getByRole("menuitemradio", { checked: false }).nth(2));
  await expect(shown).not.toHaveAttribute("data-wallpaper", before);
  await page.keyboard.press("Escape");
  await expectFocusSeen(page);

  const theme = page.getByRole("button", { name: "Theme", exact: true });
  await pressUntilFocused(page, "Tab", theme);
  await page.keyboard.press("Enter");
  await chooseByKeys(page, page.getByRole("menuitemradio", { name: "Light", exact: true }));
  await expect(root).toHaveClass(/light/);
  await expectFocusSeen(page);
});

test("finds a project by search", async ({ desktop, page }) => {
  const wanted = projectNames.at(-1) ?? "";
  await page.keyboard.press("ControlOrMeta+K");
  await page.keyboard.type(wanted.slice(0, 8));
  const found = page.getByRole("option", { name: wanted });
  await expect(found).toBeVisible();
  for (let step = 0; step < 20 && (await found.getAttribute("aria-selected")) !== "true"; step += 1)
    await pressKey(page, "ArrowDown");
  await page.keyboard.press("Enter");
  await expect(shownItem(panel(page, "Projects"))).toContainText(wanted);
  await expectFocusSeen(page);
  await desktop.expectTitle(wanted);
});
