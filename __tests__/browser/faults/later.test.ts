import type { Locator, Page } from "@playwright/test";
import { WALLPAPER_STORAGE_KEY } from "../../../src/lib/storageKeys";
import { contentOf, itemPage, sectionPage } from "../support/builtPages";
import { postNames, projectNames, sectionTitles } from "../support/content";
import type { Desktop } from "../support/desktop";
import { holdRequests } from "../support/holdRequests";
import { type Answer, COMPLAINTS_OF_LOSS, LOSSES, loseFiles } from "../support/lostFiles";
import { Search } from "../support/search";
import { listed, openSection, panel, tab } from "../support/sections";
import { expect, test } from "../support/test";

test.use({ expectedComplaints: COMPLAINTS_OF_LOSS });

const NEW_VERSION = "A new version of this site is out";

const SCRIPTS = "**/static/*.js";
const PICTURES = /\/static\/.*\.(avif|webp|jpg)$/;

/** What comes when it is first wanted. */
interface Part {
  readonly files: string | RegExp;
  /** What has come by then. */
  readonly before?: (desktop: Desktop) => Promise<unknown>;
  readonly want: (desktop: Desktop) => Promise<unknown>;
  /** What shows that it is there. */
  readonly isThere: (desktop: Desktop) => Promise<unknown>;
  /** Ways of being lost that nobody can tell from being there. */
  readonly unnoticed?: readonly string[];
}

const heading = (section: Locator) => section.getByRole("heading", { level: 3 }).first();

const chooseSection = (title: string): Pick<Part, "want" | "isThere"> => ({
  want: ({ page }) => tab(page, title).click(),
  isThere: ({ page }) => expect(heading(panel(page, title))).toBeVisible(),
});

const chooseItem = (title: string, name: string): Omit<Part, "files"> => ({
  before: ({ page }) => openSection(page, title),
  want: ({ page }) => listed(panel(page, title)).nth(1).click(),
  isThere: ({ page }) =>
    expect(panel(page, title).getByRole("heading", { name, exact: true })).toBeVisible(),
});

const openMenu = (page: Page) => page.getByRole("button", { name: "View", exact: true }).click();

/** The last of the list: none that a visitor has seen by then. */
const chooseWallpaper = async ({ page }: Desktop) => {
  await openMenu(page);
  await page.getByRole("menuitem", { name: "Wallpaper" }).click();
  await page.getByRole("menuitemradio").last().click();
};

const lazySections = sectionTitles.filter((title) => title !== "General");

const PARTS: Readonly<Record<string, Part>> = {
  ...Object.fromEntries(
    lazySections.map((title) => [
      `the code of ${title}`,
      { files: SCRIPTS, ...chooseSection(title) } satisfies Part,
    ]),
  ),
  "a section's content": {
    files: contentOf(sectionPage("Mission").path),
    ...chooseSection("Mission"),
  },
  "a project": {
    files: contentOf(itemPage(projectNames[1] ?? "").path),
    ...chooseItem("Projects", projectNames[1] ?? ""),
  },
  "a post": {
    files: contentOf(itemPage(postNames[1] ?? "").path),
    ...chooseItem("Posts", postNames[1] ?? ""),
  },
  "the style of long texts": {
    files: "**/styles/*.css",
    want: ({ page }) => tab(page, "Posts").click(),
    isThere: ({ page }) =>
      expect(panel(page, "Posts").getByRole("heading", { name: "Introduction" })).toBeVisible(),
    unnoticed: ["cut in the middle"],
  },
  "the code of a framed app": {
    files: SCRIPTS,
    want: (desktop) => desktop.icon("Movie DB").dblclick(),
    isThere: ({ page }) =>
      expect(page.getByRole("link", { name: "Open in a new tab" })).toBeVisible(),
  },
  "a menu": {
    files: SCRIPTS,
    want: ({ page }) => openMenu(page),
    isThere: ({ page }) => expect(page.getByRole("menu", { name: "View" })).toBeVisible(),
  },
  "a menu that is asked for by keyboard": {
    files: SCRIPTS,
    want: ({ page }) => page.getByRole("button", { name: "Theme" }).press("ArrowDown"),
    isThere: ({ page }) =>
      expect(
        page.getByRole("menu", { name: "Theme" }).getByRole("menuitemradio").first(),
      ).toHaveAttribute("data-highlighted", ""),
  },
  "the context menu": {
    files: SCRIPTS,
    want: ({ page }) => page.mouse.click(1360, 500, { button: "right" }),
    isThere: ({ page }) => expect(page.getByRole("menu", { name: "Desktop" })).toBeVisible(),
  },
  "the menu of a window": {
    files: SCRIPTS,
    want: ({ about }) => about.button("Window menu").click(),
    isThere: ({ page }) => expect(page.getByRole("menu", { name: /^Window menu/ })).toBeVisible(),
  },
  search: {
    files: SCRIPTS,
    want: ({ page }) => new Search(page).button.click(),
    isThere: ({ page }) => expect(new Search(page).field).toBeFocused(),
  },
  "what is searched": {
    files: Search.FILE,
    want: ({ page }) => new Search(page).open(),
    async isThere({ page }) {
      const search = new Search(page);
      await search.field.fill("avocado");
      await expect(search.active()).toContainText("Avocado");
    },
  },
  "the list of keys": {
    files: SCRIPTS,
    before: ({ page }) => openMenu(page),
    want: ({ page }) => page.getByRole("menuitem", { name: "Keyboard" }).click(),
    isThere: ({ page }) => expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible(),
  },
  "a wallpaper": {
    files: PICTURES,
    want: chooseWallpaper,
    isThere: ({ page }) =>
      expect(page.locator("[data-wallpaper]")).not.toHaveAttribute("data-wallpaper", "bg1"),
    // A picture shows as far as it goes.
    unnoticed: ["cut in the middle"],
  },
};

const alertIn = (page: Page) => page.getByRole("alert").filter({ visible: true });

/** Presses a button of what is said, and waits until that is gone, or something else is said. */
const press = async (alert: Locator, button: string) => {
  const said = await alert.elementHandle();
  await alert.getByRole("button", { name: button }).click();
  await expect.poll(() => said?.evaluate((element) => element.isConnected)).toBe(false);
};

/**
 * The browser may tell of a pointer that nobody has moved, when the page is laid out under it, and the page would fetch ahead
 * what is to be lost. It is told of it from `begin` on.
 */
const keepStill = (page: Page) =>
  page.addInitScript(() => {
    const keep = (event: Event) => event.stopImmediatePropagation();
    addEventListener("pointermove", keep, true);
    addEventListener("begin", () => removeEventListener("pointermove", keep, true));
  });

const begin = (page: Page) => page.evaluate(() => void dispatchEvent(new Event("begin")));

for (const [name, { files, before, want, isThere, unnoticed = [] }] of Object.entries(PARTS)) {
  test(`${name} says so however it is lost, and is had when it is tried again`, async ({
    page,
    desktop,
  }) => {
    const losses = Object.entries(LOSSES).filter(([loss]) => !unnoticed.includes(loss));
    let answer: Answer = losses[0]?.[1] ?? ((route) => route.continue());
    await keepStill(page);
    await desktop.visit();
    await before?.(desktop);
    await page.route(files, (route) => answer(route));
    await begin(page);
    await want(desktop);
    const alert = alertIn(page);
    for (const [loss] of losses) {
      await expect(alert, loss).toBeVisible();
      await expect(alert, loss).not.toContainText(NEW_VERSION);
      // All else goes on meanwhile.
      await expect(page.getByRole("banner").getByRole("time"), loss).toHaveText(/\d/);
      const next = losses[losses.findIndex(([other]) => other === loss) + 1];
      if (next === undefined) break;
      answer = next[1];
      await press(alert, "Try again");
    }

    const release = await holdRequests(page, files);
    await press(alert, "Try again");
    await expect(alert).toHaveCount(0);
    release();
    await isThere(desktop);
    await expect(alert).toHaveCount(0);
  });

  test(`${name} that is gone since the site was deployed anew is had by a reload`, async ({
    page,
    desktop,
  }) => {
    await keepStill(page);
    await desktop.visit();
    await before?.(desktop);
    const appData = "**/page-data/app-data.json";
    await page.route(appData, (route) =>
      route.fulfill({ json: { webpackCompilationHash: "another build" } }),
    );
    const restore = await loseFiles(page, files);
    await begin(page);
    await want(desktop);
    const alert = alertIn(page);
    await expect(alert).toContainText(NEW_VERSION);
    await expect(alert).not.toContainText(/error|failed|could not/i);
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);

    // What a reload would bring: in this test, the page as it is, where the visitor has been.
    await restore();
    await page.unroute(appData);
    const address = desktop.address();
    await alert.getByRole("button", { name: "Reload" }).click();
    await expect(alert).toHaveCount(0);
    await desktop.untilStarted();
    await begin(page);
    await desktop.expectAt(address);
    await before?.(desktop);
    await want(desktop);
    await isThere(desktop);
  });
}

test("a wallpaper that can't be had is not remembered: the next arrival has the one before", async ({
  page,
  desktop,
}) => {
  await desktop.visit();
  const restore = await loseFiles(page, PICTURES);
  await chooseWallpaper(desktop);
  await expect(alertIn(page)).toBeVisible();
  const kept = (key: string) => localStorage.getItem(key);
  expect(await page.evaluate(kept, WALLPAPER_STORAGE_KEY)).toBeNull();
  await restore();
  await page.reload();
  await desktop.untilStarted();
  await expect(page.locator("[data-wallpaper]")).toHaveAttribute("data-wallpaper", "bg1");
  await expect(alertIn(page)).toHaveCount(0);
});

/** What nobody asks for by itself, and nobody misses. */
const EXTRAS: Readonly<Record<string, Pick<Part, "files" | "unnoticed"> & { use: Part["want"] }>> =
  {
    "the pictures in the menu": {
      files: PICTURES,
      async use({ page }) {
        await openMenu(page);
        await page.getByRole("menuitem", { name: "Wallpaper" }).click();
        await expect(page.getByRole("menuitemradio").last()).toBeVisible();
      },
    },
    "what windows are resized with": {
      files: SCRIPTS,
      async use(desktop) {
        const { x, y } = await desktop.about.place();
        await desktop.about.drag({ x: 30, y: 20 });
        expect(await desktop.about.place()).toEqual({ x: x + 30, y: y + 20 });
        await desktop.about.button("Enter fullscreen").click();
        await expect(desktop.about.button("Exit fullscreen")).toBeVisible();
      },
    },
    "a framed page": {
      files: "**/movie-platform/",
      // What has come of it is a page, and complains of what it lacks itself.
      unnoticed: ["cut in the middle"],
      async use(desktop) {
        await desktop.openMovie();
        const link = desktop.movie.frame.getByRole("link", { name: "Open in a new tab" });
        await expect(link).toBeVisible();
      },
    },
  };

for (const [name, { files, use, unnoticed = [] }] of Object.entries(EXTRAS)) {
  for (const [loss, lose] of Object.entries(LOSSES)) {
    if (unnoticed.includes(loss)) continue;
    test(`${name} ${loss}: all works without`, async ({ page, desktop }) => {
      await desktop.visit();
      await loseFiles(page, files, lose);
      await use(desktop);
      await expect(alertIn(page)).toHaveCount(0);
    });
  }
}
