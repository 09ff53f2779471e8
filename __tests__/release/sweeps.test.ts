import type { Page } from "@playwright/test";
import { words as siteWords } from "../../src/words/words";
import type { Desktop } from "../support/browser/desktop";
import { expectAccessible } from "../support/browser/expectAccessible";
import { Search } from "../support/browser/search";
import { expect, test, VIEWPORTS } from "../support/browser/test";
import { watchShifts } from "../support/browser/watchShifts";
import { sectionTitles, site } from "../support/data";
import { places } from "../support/places";

/** The number of pages tested of each kind. */
const PAGES_OF_A_KIND = 3;

const kindOf = (path: string) => path.split("/")[1] ?? "";

/** Some places of each kind: the first page, sections, apps, projects and posts. */
const pages = places.filter((path, index) => {
  const before = places.slice(0, index).filter((other) => kindOf(other) === kindOf(path));
  return before.length < PAGES_OF_A_KIND;
});

// Each test looks at many pages or states.
test.describe.configure({ timeout: 300_000 });

/** Screens besides sections; each is left as it was found. */
const STATES: Readonly<
  Record<string, (desktop: Desktop, check: () => Promise<void>) => Promise<void>>
> = {
  "a menu and its submenu": async (desktop, check) => {
    const wallpapers = await desktop.openWallpapers();
    await expect(wallpapers.getByRole("menuitemradio").last()).toBeVisible();
    await check();
    await desktop.closeMenus(2);
  },
  "a window's menu": async (desktop, check) => {
    await desktop.about.openMenu();
    await check();
    await desktop.closeMenus();
  },
  search: async ({ page }, check) => {
    const search = new Search(page);
    await search.open();
    await check();
    await search.type("react");
    await expect(search.options.first()).toBeVisible();
    await check();
    await search.dialog.getByRole("button", { name: siteWords.windows.close }).click();
    await expect(search.dialog).toHaveCount(0);
  },
  "the menu of a dock item": async (desktop, check) => {
    await desktop.dock.getByRole("link", { name: siteWords.titles.resume }).focus();
    await desktop.page.keyboard.press("Shift+F10");
    await expect(desktop.page.getByRole("menu")).toBeVisible();
    await check();
    await desktop.closeMenus();
  },
};

// The core does this on a desktop's screen.
test.describe("on a phone", () => {
  // Axe reads the framed page's stylesheets, which the frame's sandbox refuses.
  test.use({
    viewport: VIEWPORTS.phone,
    expectedComplaints: /(movies|fonts)\.css|ERR_FAILED|preload assets|404/,
  });

  for (const theme of ["light", "dark"] as const) {
    test(`axe finds nothing in any section, ${theme}`, async ({ desktop, page }) => {
      await desktop.visit();
      await desktop.chooseTheme(theme);
      for (const title of sectionTitles) {
        await desktop.openSection(title);
        await expectAccessible(page, "[role=tabpanel]:not([hidden])");
      }
    });

    test(`axe finds nothing in windows, menus and dialogs, ${theme}`, async ({ desktop, page }) => {
      await desktop.visit();
      await desktop.chooseTheme(theme);
      for (const [state, show] of Object.entries(STATES))
        await test.step(state, () => show(desktop, () => expectAccessible(page)));
      for (const path of ["/movie-db/", "/resume/", "/nowhere/"]) {
        await page.goto(`.${path}`);
        await expect(page.getByRole("heading").first()).toBeVisible();
        await expectAccessible(page);
      }
    });
  }
});

for (const [size, viewport] of Object.entries(VIEWPORTS)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test(`nothing shifts while a page arrives, ${size}`, async ({ desktop, page }) => {
      const shift = await watchShifts(page);
      const moved: Record<string, number> = {};
      for (const path of pages) {
        await desktop.visit(path);
        const sum = await shift();
        if (sum >= 0.005) moved[path] = sum;
      }
      expect(moved).toEqual({});
    });
  });
}

const WIDTHS = [
  320, 360, 390, 414, 480, 540, 600, 700, 768, 820, 912, 1024, 1280, 1440, 1680, 1920,
];

/** Elements wider than their container, in CSS pixels. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("html, [role=tabpanel], main")].flatMap((element) => {
      const excess = element.scrollWidth - element.clientWidth;
      return excess > 0 && element.checkVisibility() ? [`${element.localName}: ${excess}`] : [];
    }),
  );

const expectFits = async (page: Page, path: string) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => tooWide(page), `${path} at ${width} px`).toEqual([]);
  }
};

test("every page fits the screen at all widths", async ({ desktop, page }) => {
  for (const path of pages) {
    await desktop.visit(path);
    await expectFits(page, path);
  }
});

test.describe("without scripts", () => {
  // Nothing uses the data that a page preloads.
  test.use({ javaScriptEnabled: false, expectedComplaints: /was preloaded using link preload/ });

  test("every page fits the screen at all widths without scripts", async ({ page }) => {
    for (const path of pages) {
      await page.goto(`.${path}`);
      await expect(page).toHaveTitle(new RegExp(site.title));
      await expectFits(page, path);
    }
  });
});
