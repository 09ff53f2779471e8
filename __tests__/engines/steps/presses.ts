import type { Page } from "../support/page";
import type { Steps } from "../support/suite";
import { until } from "../support/until";

/** Safari gives no focus to a button that is pressed. WebKitGTK does, so it is taken away from every button here. */
const pressAsInSafari = (page: Page) =>
  page.call(() => {
    addEventListener("mouseup", ({ target }) => {
      if (target instanceof Element) target.closest("button")?.blur();
    });
  });

const isFocusNowhere = (page: Page) => page.call(() => document.activeElement === document.body);

export const presses: Steps = {
  "one on an icon highlights it, two open it": async ({ desktop, page }) => {
    await desktop.visit();
    const icon = desktop.icon("Movie DB, Movie Platform");
    await icon.click();
    await until(async () => expect(await icon.attribute("data-highlighted")).toBe(""));
    expect(await desktop.movie.frame.count()).toBe(0);
    await page.click({ x: 20, y: 860 });
    await until(async () => expect(await icon.attribute("data-highlighted")).toBeNull());
    await icon.click({ times: 2 });
    await desktop.movie.title.untilFocused();
  },

  "by finger open an icon at once": {
    needs: "fingers",
    async take({ desktop }) {
      await desktop.visit();
      await desktop.icon("Movie DB, Movie Platform").tap();
      await desktop.movie.title.untilFocused();
    },
  },

  "on the dock open, bring to the front, and mark what is open": async ({ desktop }) => {
    await desktop.visit();
    const movie = desktop.dock.role("link", "Movie Platform");
    await movie.click();
    await desktop.movie.title.untilFocused();
    expect(await movie.attribute("aria-current")).toBe("true");
    await desktop.dock.role("button", "Home directory").click();
    await desktop.untilFocused(desktop.home);
    expect(await movie.attribute("data-open")).toBe("");
    await movie.click({ button: "right" });
    const { page } = desktop;
    await page.role("menuitem", "Close").click();
    await desktop.movie.frame.untilGone();
    expect(await movie.attribute("data-open")).toBeNull();
  },

  "with the right button on the desktop open its menu": async ({ desktop, page }) => {
    await desktop.visit();
    await page.click({ x: 20, y: 600 }, { button: "right" });
    await page.role("menu", "Desktop").untilFocused();
    expect(await page.role("menuitem").texts()).toEqual([
      "Wallpaper",
      "Theme",
      "Reset windows",
      "Keyboard",
    ]);
    await page.click({ x: 20, y: 860 });
    await page.role("menu").untilGone();
  },

  "on buttons give them the focus, in Safari too, so that it comes back to them": async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await pressAsInSafari(page);
    const search = page.css("header").role("button", "Search");
    await search.click();
    await page.role("combobox").untilFocused();
    await page.press("Escape");
    await page.role("dialog").untilGone();
    await search.untilFocused();
    const home = desktop.dock.role("button", "Home directory");
    await desktop.home.title.focus();
    await desktop.about.title.focus();
    await home.click();
    await desktop.home.title.untilFocused();
    await desktop.about.raise();
    await desktop.about.control("menu").click();
    await page.role("menu").untilFocused();
    await page.press("Escape");
    await desktop.about.control("menu").untilFocused();
    expect(await isFocusNowhere(page)).toBe(false);
  },
};
