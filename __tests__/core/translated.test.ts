import { words as siteWords } from "../../src/words/words";
import type { Desktop } from "../support/browser/desktop";
import { holdRequests } from "../support/browser/holdRequests";
import { Search } from "../support/browser/search";
import { expect, test } from "../support/browser/test";
import { translate } from "../support/browser/translate";
import { untilSettled } from "../support/browser/visit";
import { postNames, projectNames, sectionTitles } from "../support/data";

const { attribution, contact, desktop: words, projects, titles } = siteWords;

const QUERIES =
  "re act react mo movie dark snow wall copy pdf xyzzyx post design avocado spiel 2024 words a view résumé theme".split(
    " ",
  );

/** Tours of a visitor whose browser translates the page. Each test fails on an uncaught error, and on one that React reports. */
const TOURS: Readonly<Record<string, (desktop: Desktop) => Promise<void>>> = {
  async Search({ page }) {
    const search = new Search(page);
    await search.open();
    for (const query of QUERIES) {
      await search.type(query);
      const status = search.dialog.getByRole("status").first();
      await expect(status).toHaveText(query === "xyzzyx" ? /xyzzyx/ : /^\d+ results?$/);
      const found = await search.options.count();
      if (query !== "xyzzyx") await expect(status).toContainText(`${found} result`);
    }
    await search.type("avocado");
    await page.keyboard.press("Enter");
    await expect(search.dialog).toBeHidden();
    await search.open();
    await search.type("copy");
    await page.keyboard.press("Enter");
    await expect(search.active).toHaveText(contact.copied);
  },

  async sections(desktop) {
    for (const title of sectionTitles) await desktop.openSection(title);
    await desktop.openSection("Projects");
    const next = desktop.panel("Projects").getByRole("link", { name: projects.next });
    for (const name of projectNames.slice(1)) {
      await next.click();
      await desktop.expectItem("Projects", name);
    }
    await desktop.items("Projects").first().click();
    await desktop.expectItem("Projects", projectNames[0] ?? "");
    await desktop.page.goBack();
    await desktop.expectItem("Projects", projectNames.at(-1) ?? "");
  },

  async "posts and buttons"(desktop) {
    await desktop.openSection("Posts");
    for (const name of postNames) {
      await desktop.items("Posts").filter({ hasText: name }).click();
      await desktop.expectItem("Posts", name);
    }
    const credits = await desktop.openSection("Attribution");
    const use = credits.getByRole("button").nth(1);
    await use.click();
    await expect(use).toHaveText(attribution.inUse);
    const ways = await desktop.openSection("Contact");
    await ways.getByRole("button", { name: contact.copy, exact: true }).click();
    await expect(ways.getByRole("button", { name: contact.copied, exact: true })).toBeVisible();
    await ways
      .getByRole("button", { name: `${contact.copy} ` })
      .first()
      .click();
    await expect(ways.getByRole("button", { name: contact.copied })).toHaveCount(2);
    for (const title of ["Attribution", "Posts"]) {
      await desktop.page.goBack();
      await desktop.expectSection(title);
    }
  },

  async windows(desktop) {
    const { page } = desktop;
    await desktop.openMovie();
    await desktop.movie.control("Enter fullscreen").click();
    await desktop.movie.control("Exit fullscreen").click();
    await desktop.movie.choose(siteWords.windowMenu.topHalf, siteWords.windowMenu.snapTo);
    await desktop.movie.close();
    const fold = desktop.vitals.title.getByRole("button");
    await fold.click();
    await fold.click();
    await desktop.dockItem(titles.resume).click();
    await expect(page.getByRole("region", { name: titles.resume, exact: true })).toBeVisible();
    await page.goBack();
    await desktop.expectFocused(desktop.vitals);
  },

  async menus(desktop) {
    const wallpapers = await desktop.openWallpapers();
    await wallpapers.getByRole("menuitemradio", { name: "First snow" }).click();
    for (const theme of ["light", "dark"] as const) await desktop.chooseTheme(theme);
    const view = await desktop.openMenu(words.view);
    await view.getByRole("menuitem", { name: words.resetWindows }).click();
    await desktop.expectFocused(desktop.about);
  },
};

for (const [name, tour] of Object.entries(TOURS)) {
  test(`a page that the browser translates stays whole: ${name}`, async ({ desktop, page }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await desktop.visit();
    await translate(page);
    await tour(desktop);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test.describe("before hydration", () => {
  // React reports that it renders the page again.
  test.use({ expectedComplaints: /Minified React error #4(18|22|23|25)/ });

  for (const [name, tour] of Object.entries(TOURS))
    test(`a page that the browser has translated before it started stays whole: ${name}`, {
      tag: name === "Search" ? [] : "@release",
    }, async ({ desktop, page }) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const release = await holdRequests(page, "**/static/*.js");
      await page.goto("./", { waitUntil: "commit" });
      await expect(desktop.about.frame).toBeVisible();
      await translate(page);
      release();
      await untilSettled(page);
      await tour(desktop);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
});
