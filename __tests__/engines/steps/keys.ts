import type { Page } from "../support/page";
import type { Steps } from "../support/suite";
import { until } from "../support/until";

const highlighted = (page: Page) => page.css("[role^=menuitem][data-highlighted]").texts();

export const keys: Steps = {
  "F6 goes through the windows, and Enter opens an icon": async ({ desktop, page }) => {
    await desktop.visit();
    await page.press("Shift+F6");
    await desktop.home.title.untilFocused();
    await page.press("Tab");
    await desktop.icon("About Me").untilFocused();
    await page.press("ArrowDown");
    await page.press("Enter");
    await desktop.movie.title.untilFocused();
    await desktop.untilFocused(desktop.movie);
  },

  "a window is moved, resized, snapped and closed by its menu": async ({ desktop, page }) => {
    await desktop.visit();
    const { about } = desktop;
    const menu = about.control("menu");
    await menu.focus();
    const choose = async (submenu: string, item: string) => {
      await page.press("Enter");
      await page.role("menuitem", submenu).untilThere();
      await page.type(submenu[0] ?? "");
      await until(async () => expect(await highlighted(page)).toEqual([submenu]));
      await page.press("ArrowRight");
      await page.role("menu", submenu).role("menuitem", item).click();
    };
    await choose("Move", "Move with the arrow keys");
    const slider = about.frame.role("slider");
    await slider.untilFocused();
    await page.press("ArrowLeft");
    await page.press("ArrowDown");
    await page.press("Enter");
    await menu.untilFocused();
    expect(await about.box()).toMatchObject({ y: 190 });
    await choose("Resize", "Resize with the arrow keys");
    await slider.untilFocused();
    const before = await about.box();
    await page.press("ArrowUp");
    await page.press("Escape");
    await menu.untilFocused();
    expect(await about.box()).toEqual(before);
    await page.press("Enter");
    await page.role("menuitem", "Snap right").click();
    await until(async () => expect(await about.box()).toMatchObject({ x: 720, width: 720 }));
    await page.press("Enter");
    await page.role("menuitem", "Centre").untilThere();
    await page.type("cl");
    await until(async () => expect(await highlighted(page)).toEqual(["Close"]));
    await page.press("Enter");
    await about.frame.untilGone();
  },

  "a menu is walked, also by letters, and Escape gives the focus back": async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const view = page.role("button", "View");
    await view.focus();
    await page.press("Enter");
    await until(async () => expect(await highlighted(page)).toEqual(["Wallpaper"]));
    await page.press("ArrowRight");
    await page.role("menu", "Wallpaper").untilFocused();
    // The chosen one first.
    const chosen = await page.css("[role=menuitemradio][aria-checked=true]").text();
    await until(async () => expect(await highlighted(page)).toContain(chosen));
    const wallpaper = () => page.css("[data-wallpaper]").attribute("data-wallpaper");
    const before = await wallpaper();
    await page.press("ArrowDown");
    await until(async () => expect(await highlighted(page)).not.toContain(chosen));
    await page.press("Enter");
    await until(async () => expect(await wallpaper()).not.toBe(before));
    await page.role("menu").untilGone();
    await view.untilFocused();
    await page.press("Enter");
    await until(async () => expect(await highlighted(page)).toEqual(["Wallpaper"]));
    await page.type("k");
    await until(async () => expect(await highlighted(page)).toEqual(["Keyboard"]));
    await page.press("Enter");
    expect(await (await page.role("dialog", "Keyboard").untilThere()).text()).toContain("F6");
    await page.press("Escape");
    await page.role("dialog").untilGone();
    await view.untilFocused();
  },

  "the dock and the sections are one stop each, with arrows": async ({ desktop, page }) => {
    await desktop.visit();
    const { dock } = desktop;
    await dock.role("link", "About Me").focus();
    await page.press("ArrowRight");
    await dock.role("link", "Movie Platform").untilFocused();
    await page.press("Space");
    await desktop.movie.title.untilFocused();
    await desktop.tab("General").focus();
    await page.press("End");
    await desktop.tab("Design Patterns").untilFocused();
    await page.press("Home");
    await page.press("ArrowDown");
    await desktop.tab("Projects").untilFocused();
    await page.press("Enter");
    await desktop.untilAt("/projects/", "Projects");
  },

  "wherever they bring the focus, it is seen": async ({ desktop, page }) => {
    await desktop.visit();
    const unseen = () =>
      page.call(() => {
        const active = document.activeElement;
        const isElsewhere = active === null || active === document.body || !document.hasFocus();
        // The focus goes on from the page to the browser's own bars.
        if (isElsewhere || active.tagName === "IFRAME") return null;
        // A window's control is outlined round its dot.
        const isOutlined = [undefined, "::before"].some((part) => {
          const { content, outlineStyle, outlineWidth } = getComputedStyle(active, part);
          if (part && content === "none") return false;
          return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        });
        const frame = active.closest("[data-window-id]");
        const ring = frame && getComputedStyle(frame, "::after").borderTopWidth;
        const isSeen = isOutlined || ring === "2px";
        return isSeen ? null : active.outerHTML.slice(0, 120);
      });
    for (let stop = 0; stop < 24; stop += 1) {
      await page.press("Tab");
      await until(async () => expect(await unseen()).toBeNull());
    }
  },
};
