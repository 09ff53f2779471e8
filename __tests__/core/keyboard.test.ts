import { words as siteWords } from "../../src/words/words";
import { chooseByKeys, pressTo, pressUntil } from "../support/browser/keyboard";
import { restingBox } from "../support/browser/restingBox";
import { expect, TOP_BAR_PX, test } from "../support/browser/test";
import { postNames } from "../support/data";

const { desktop: words, windowMenu } = siteWords;

/** Back and forward, the ends of a page, a selection, another tab, find in page: keys that a list could take by error. */
const BROWSERS_KEYS = [
  "Alt+ArrowLeft",
  "Alt+Home",
  "Shift+ArrowDown",
  "Control+ArrowLeft",
  "Control+Home",
  "Meta+ArrowLeft",
  "PageDown",
  "PageUp",
  "/",
  "'",
];

test.beforeEach(async ({ desktop }) => {
  await desktop.visit();
});

test("the keyboard alone opens, moves, resizes, snaps and closes a window", async ({
  desktop,
  page,
}) => {
  const { home, movie } = desktop;
  const entry = (name: string) => page.getByRole("menuitem", { name, exact: true });
  await pressTo(page, "Shift+F6", home.title);
  await pressUntil(page, "Tab", desktop.icon("About Me"));
  await pressTo(page, "ArrowDown", desktop.icon("Movie DB"));
  await pressTo(page, "Enter", movie.title);
  const { x, y, width, height } = await restingBox(movie.frame);

  await pressTo(page, "Shift+Tab", movie.menuButton);
  await page.keyboard.press("Enter");
  await chooseByKeys(page, entry(windowMenu.move));
  await chooseByKeys(page, entry(windowMenu.moveLeft));
  await page.keyboard.press("Enter");
  await expect(movie.frame).toHaveBox({ x: x - 80, y, width, height });
  await page.keyboard.press("Escape");
  await pressTo(page, "Escape", movie.menuButton);

  await page.keyboard.press("Enter");
  await chooseByKeys(page, entry(windowMenu.resize));
  await chooseByKeys(page, entry(windowMenu.shorter));
  await expect(movie.frame).toHaveBox({ x: x - 80, y, width, height: height - 40 });
  await page.keyboard.press("Escape");
  await pressTo(page, "Escape", movie.menuButton);

  await page.keyboard.press("Enter");
  await chooseByKeys(page, entry(windowMenu.snapRight));
  await expect(movie.frame).toHaveBox({ x: 724, y: TOP_BAR_PX + 8, width: 708 });
  await expect(movie.menuButton).toBeFocused();

  await pressUntil(page, "Shift+Tab", movie.control("Close"));
  // Back to what opened it.
  await pressTo(page, "Enter", desktop.icon("Movie DB"));
  await expect(movie.frame).toHaveCount(0);
});

test("F6 and Shift+F6 cycle through the open windows and bring them to the front", async ({
  desktop,
  page,
}) => {
  const { about, home, movie } = desktop;
  await desktop.openMovie();
  await pressUntil(page, "Shift+F6", home.title);
  await desktop.expectFocused(home);
  await pressTo(page, "F6", about.title);
  await desktop.expectFocused(about);
  await pressTo(page, "F6", movie.title);
  await desktop.expectFocused(movie);
  await pressTo(page, "Shift+F6", about.title);
  await desktop.expectFocused(about);
});

test("the keyboard alone reaches the third post and scrolls it", async ({ desktop, page }) => {
  await pressTo(page, "Shift+F6", desktop.home.title);
  await pressTo(page, "F6", desktop.about.title);
  await pressUntil(page, "Tab", desktop.tab("General"));
  await pressUntil(page, "ArrowDown", desktop.tab("Posts"));
  await page.keyboard.press("Enter");
  await desktop.expectSection("Posts");
  const posts = desktop.panel("Posts");
  const [first = "", , third = ""] = postNames;
  await pressUntil(page, "Tab", posts.getByRole("link", { name: first }).first());
  await pressUntil(page, "ArrowDown", posts.getByRole("link", { name: third }).first());
  await page.keyboard.press("Enter");
  await desktop.expectTitle(third);
  const text = posts.getByRole("region", { name: third });
  await expect(text.getByRole("heading", { name: siteWords.posts.conclusion })).toBeAttached();
  await pressUntil(page, "Tab", text);
  await page.keyboard.press("PageDown");
  await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
});

test("the View menu names the keys of search and of the next window, and does the same", async ({
  desktop,
  page,
}) => {
  const view = desktop.barButton(words.view);
  await view.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: `${words.search} Ctrl+K` })).toBeVisible();
  await chooseByKeys(
    page,
    page.getByRole("menuitem", { name: `${words.previousWindow} Shift+F6` }),
  );
  await expect(desktop.home.title).toBeFocused();
  await view.press("ArrowDown");
  await chooseByKeys(page, page.getByRole("menuitem", { name: `${words.nextWindow} F6` }));
  await expect(desktop.about.title).toBeFocused();
});

test("no list and no control takes a key from the browser", { tag: "@release" }, async ({
  desktop,
  page,
}) => {
  await desktop.openSection("Projects");
  await page.evaluate(() => {
    const taken: string[] = [];
    Object.assign(window, { taken });
    window.addEventListener("keydown", (event) => {
      if (event.defaultPrevented)
        taken.push(`${event.key} on ${document.activeElement?.textContent}`);
      // The browser acts on these keys and would leave the page.
      event.preventDefault();
    });
  });
  const places = [
    desktop.barButton(words.view),
    desktop.icon("Movie DB"),
    desktop.dockItem(desktop.movie.name),
    desktop.about.title,
    desktop.about.menuButton,
    desktop.tab("Projects"),
    desktop.panel("Projects").getByRole("link").first(),
  ];
  for (const place of places) {
    await place.focus();
    await expect(place).toBeFocused();
    for (const key of BROWSERS_KEYS) await page.keyboard.press(key);
  }
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "taken"))).toEqual([]);
});
