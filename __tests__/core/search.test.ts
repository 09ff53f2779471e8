import { filled } from "../../src/words/filled";
import { words as siteWords } from "../../src/words/words";
import { holdRequests } from "../support/browser/holdRequests";
import { Search } from "../support/browser/search";
import { expect, test, VIEWPORTS } from "../support/browser/test";

const { nothingFound } = siteWords.search;

/** Words in the text of one post. */
const IN_A_POST = "train tunnel";
const POST = "A desktop without scripts";

test("a project is found and opened by keyboard alone, and Back undoes it", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const search = new Search(page);
  // The first result is in view, whatever was found before.
  await search.find("rea", "Real Spiel");
  await search.type("react");
  await expect(search.active).toHaveText(/^React /);
  await expect(search.active).toBeInViewport();
  await search.type("avocado");
  await expect(search.active).toContainText("Avocado");
  await expect(search.active.locator("img")).toHaveAttribute("src", /avocado\.svg$/);
  await page.keyboard.press("Enter");
  await expect(search.dialog).toHaveCount(0);
  await desktop.expectItem("Projects", "Avocado");
  await desktop.expectAt("/projects/avocado/");
  await expect(desktop.about.frame.locator(":focus")).toHaveCount(1);
  await page.goBack();
  await desktop.expectAt("/");
  await desktop.expectSection("General");
});

for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone])
  test(`Headings, tiles and icons of Search start at one edge, ${viewport.width} px wide`, async ({
    desktop,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await desktop.visit();
    const search = new Search(page);
    await search.open();
    const edges = () =>
      search.dialog.evaluate((dialog) => {
        const field = dialog.querySelector("svg");
        const icons = [...dialog.querySelectorAll('[role="option"] svg')].map((svg) =>
          // The coloured square around a tile's icon.
          svg.closest("[data-kind=action]") ? svg.parentElement : svg,
        );
        const texts = [...dialog.querySelectorAll("[cmdk-group-heading]")].map((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          return range;
        });
        // The other tiles of a row start further on.
        const first = [field, ...icons.filter((_, index) => index % 4 === 0), ...texts];
        return first.map((it) => Math.round(it?.getBoundingClientRect().left ?? 0));
      });
    await expect.poll(async () => new Set(await edges()).size).toBe(1);
  });

test("letters that are typed while Search loads are in its field", async ({ desktop, page }) => {
  await desktop.visit();
  const release = await holdRequests(page, "**/static/*.js");
  const isAsked = page.waitForRequest("**/static/*.js");
  await page.keyboard.press("ControlOrMeta+k");
  await isAsked;
  await page.keyboard.type("roc");
  release();
  const field = page.getByRole("combobox");
  await expect(field).toHaveValue("roc");
  await page.keyboard.type("ky");
  await expect(field).toHaveValue("rocky");
});

test("Escape closes Search while it loads, and its keys open it again", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const release = await holdRequests(page, "**/static/*.js");
  const isAsked = page.waitForRequest("**/static/*.js");
  await page.keyboard.press("ControlOrMeta+k");
  await isAsked;
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+k");
  release();
  await expect(page.getByRole("combobox")).toBeFocused();
});

test("a post is found by words of its text, which are highlighted", async ({ desktop, page }) => {
  await desktop.visit();
  const search = new Search(page);
  const result = await search.find(IN_A_POST, POST);
  await expect(result.locator("mark")).toHaveText(["train", "tunnel"]);
  await result.click();
  await desktop.expectItem("Posts", POST);
});

test("the button in the top bar opens Search, and Escape gives the focus back", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const search = new Search(page);
  await search.button.click();
  await expect(search.field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(search.dialog).toBeHidden();
  await expect(search.button).toBeFocused();
  // The keys that open it close it, too.
  await desktop.tab("General").focus();
  await search.open();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(search.dialog).toBeHidden();
  await expect(desktop.tab("General")).toBeFocused();
});

test("the arrow keys move through the results, and from the last to the first", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const search = new Search(page);
  const first = await search.find("react", /react/i);
  await expect(search.options.nth(2)).toBeVisible();
  const isActive = ["aria-selected", "true"] as const;
  await expect(first).toHaveAttribute(...isActive);
  await page.keyboard.press("ArrowDown");
  await expect(search.options.nth(1)).toHaveAttribute(...isActive);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(search.options.last()).toHaveAttribute(...isActive);
  await expect(search.active).toHaveCount(1);
  await expect(search.active).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("ArrowDown");
  await expect(first).toHaveAttribute(...isActive);
  await expect(search.field).toBeFocused();
});

test("the first result is selected and announced, whenever results arrive", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const release = await holdRequests(page, "**/search.json");
  const search = new Search(page);
  await search.open();
  await expect(search.options.first()).toBeVisible();
  await search.expectFirstActive();
  release();
  await expect(search.group(siteWords.search.headings.section).first()).toContainText("General");
  await search.expectFirstActive();
  await page.keyboard.press("ArrowDown");
  await expect(search.options.nth(1)).toHaveAttribute("aria-selected", "true");
  await search.type("react");
  await expect(search.options.first()).toContainText(/react/i);
  await search.expectFirstActive();
  await expect(search.field).toHaveAttribute("aria-expanded", "true");
  await search.type("xyzzyx plugh");
  await expect(search.options).toHaveCount(0);
  await expect(search.field).toHaveAttribute("aria-expanded", "false");
  await expect(search.field).not.toHaveAttribute("aria-activedescendant");
});

test("Search does what the View menu does, and opens apps", async ({ desktop, page }) => {
  const { themes, page: pageWords, desktop: menu } = siteWords;
  await desktop.visit();
  const search = new Search(page);
  const actions = search.group(menu.view);
  await search.open();
  const all = [themes.light, themes.dark, themes.system, pageWords.read, menu.resetWindows];
  await expect(actions).toContainText(all);
  await expect(search.options.last()).toContainText(menu.resetWindows);
  await page.keyboard.press("Escape");

  await search.find("light", themes.light);
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveClass(/light/);
  await expect(search.dialog).toBeHidden();

  await search.find("first snow", "First snow");
  await expect(actions).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(search.dialog).toBeHidden();
  const wallpapers = await desktop.openWallpapers();
  await expect(wallpapers.getByRole("menuitemradio", { name: "First snow" })).toBeChecked();
  await desktop.closeMenus(2);

  await (await search.find("movie", "Movie Platform")).click();
  await expect(desktop.movie.title).toBeFocused();
  await (await search.find(menu.resetWindows)).click();
  await desktop.expectFocused(desktop.about);
  await search.find(pageWords.read);
  await page.keyboard.press("Enter");
  await desktop.expectAt("/page/");
});

test("the arrow keys reach the actions in reading order, before the sections", async ({
  desktop,
  page,
}) => {
  const { copyMail, getResume, switchTheme, nextWallpaper, headings } = siteWords.search;
  await desktop.visit();
  const search = new Search(page);
  await search.open();
  const tiles = search.group(headings.action);
  await expect(tiles).toHaveText([copyMail, getResume, switchTheme, nextWallpaper]);
  for (const name of [copyMail, getResume, switchTheme, nextWallpaper, /^General/]) {
    await expect(search.active).toHaveAccessibleName(name);
    await page.keyboard.press("ArrowDown");
  }
  // All sections are in sight, and a part of what follows.
  const last = search.group(headings.section).last();
  await expect(last).toBeInViewport({ ratio: 1 });
  const next = search.group(headings.app).first();
  await expect(next).toBeInViewport();
  await expect(next).not.toBeInViewport({ ratio: 1 });
});

test("an action found by a word of it runs", async ({ context, desktop, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { copyMail, getResume, switchTheme, nextWallpaper } = siteWords.search;
  await desktop.visit();
  const search = new Search(page);
  const isDark = /\bdark\b/;
  await expect(page.locator("html")).toHaveClass(isDark);
  await search.find("theme", switchTheme);
  await page.keyboard.press("Enter");
  await expect(search.dialog).toBeHidden();
  await expect(page.locator("html")).not.toHaveClass(isDark);

  await search.find("email", copyMail);
  await page.keyboard.press("Enter");
  await expect(search.active).toHaveText(siteWords.contact.copied);
  await expect(search.dialog.getByText(siteWords.contact.copied)).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/@/);

  await search.type("wallpaper");
  const wallpaper = search.dialog.getByRole("status").last();
  await expect(wallpaper).toHaveText("Crescent moon");
  await expect(search.active).toHaveText(nextWallpaper);
  await page.keyboard.press("Enter");
  await expect(wallpaper).toHaveText("Lake with reeds");
  await expect(search.active).toHaveText(nextWallpaper);

  // Last, since Firefox shows the file in a tab of its own.
  await search.type("pdf");
  await expect(search.active).toHaveText(getResume);
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test("a click with Ctrl opens a result in a new tab", {
  tag: ["@chromium", "@release"],
}, async ({ desktop, page }) => {
  await desktop.visit();
  const result = await new Search(page).find("avocado", "Avocado");
  const other = await desktop.newTab(() => result.click({ modifiers: ["ControlOrMeta"] }));
  await other.expectTitle("Avocado");
  await other.expectAt("/projects/avocado/");
  await desktop.expectAt("/");
});

test("Search announces the number of results, and when there are none", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const search = new Search(page);
  await search.find("avocado", "Avocado");
  const status = search.dialog.getByRole("status").first();
  await expect(status).toHaveText(/^\d+ results?$/);
  await search.type("xyzzyx plugh");
  const nothing = filled(nothingFound, { query: "xyzzyx plugh" });
  await expect(search.dialog.getByRole("paragraph").first()).toHaveText(nothing);
  await expect(status).toHaveText(nothing);
  await expect(search.options).toHaveCount(0);
});

test("Search loads only when it is about to be used", { tag: "@release" }, async ({
  desktop,
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await desktop.visit();
  const ofSearch = () => fetched.filter((path) => path.includes("search"));
  expect(ofSearch()).toEqual([]);
  await new Search(page).open();
  await expect.poll(ofSearch).not.toEqual([]);
});

test("on a phone Search fits the screen, and a tap opens a result", { tag: "@release" }, async ({
  desktop,
  page,
}) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await desktop.visit();
  const search = new Search(page);
  await search.button.click();
  await search.type("avocado");
  await expect(search.dialog).toBeInViewport({ ratio: 1 });
  await expect(search.active).toContainText("Avocado");
  await expect(search.active).toBeInViewport({ ratio: 1 });
  await search.active.click();
  await expect(search.dialog).toBeHidden();
  await desktop.expectItem("Projects", "Avocado");
});
