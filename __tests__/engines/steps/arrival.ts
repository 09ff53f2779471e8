import { siteWords } from "../../../src/words/siteWords";
import { siteTitle } from "../../browser/support/content";
import type { Steps } from "../support/suite";
import { until } from "../support/until";

export const arrival: Steps = {
  "shows the time as the visitor's browser writes it": async ({ desktop, page }) => {
    await desktop.visit();
    await until(async () => {
      const [shown, own] = await page.call(() => {
        const options = { weekday: "short", hour: "numeric", minute: "2-digit" } as const;
        const now = new Date().toLocaleTimeString(undefined, options);
        return [document.querySelector("header time")?.textContent, now] as const;
      });
      expect(shown).toBe(own);
    });
  },

  "shows the wallpaper, the font and the icons": async ({ desktop, page }) => {
    await desktop.visit();
    await until(async () => {
      const [width, fonts] = await page.call(() => {
        const picture = document.querySelector<HTMLImageElement>("[data-wallpaper] img");
        const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
        return [picture?.complete ? picture.naturalWidth : 0, loaded.length] as const;
      });
      expect(width).toBeGreaterThan(1000);
      expect(fonts).toBeGreaterThan(0);
    });
    const box = await desktop.icon("About Me").css("svg").box();
    expect(Math.min(box.width, box.height)).toBeGreaterThan(24);
  },

  "is in the owner's theme, and the other one is kept when it is chosen": async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const ground = () =>
      desktop.about.frame.ask((frame) => getComputedStyle(frame).backgroundColor);
    const dark = await ground();
    await page.role("button", "Theme").click();
    await page.role("menuitemradio", "Light").click();
    await until(async () => expect(await ground()).not.toBe(dark));
    const light = await ground();
    await page.reload();
    expect(await ground()).toBe(light);
    await desktop.untilStarted();
    await page.role("button", "Theme").click();
    expect(await page.role("menuitemradio", "Light").attribute("aria-checked")).toBe("true");
  },

  "at an unknown address says so, and leads to the desktop": async ({ desktop, page }) => {
    await page.open("/nowhere/");
    await page.role("heading", siteWords.notFound.heading).untilThere();
    await page.role("link", siteWords.notFound.home).click();
    await desktop.about.frame.untilThere();
    await desktop.untilStarted();
  },

  "without scripts has all that there is to read, and links that lead on": async ({
    desktop,
    page,
    site,
  }) => {
    site.refuseScripts();
    await page.open("/posts/");
    expect(await page.call(() => "complaints" in window)).toBe(false);
    expect((await desktop.panel("Posts").role("article").text()).length).toBeGreaterThan(500);
    expect(await desktop.home.frame.count()).toBe(1);
    await desktop.tab("Contact").click();
    await until(async () =>
      expect(await page.call(() => document.title)).toBe(`Contact · ${siteTitle}`),
    );
    expect((await desktop.panel("Contact").text()).length).toBeGreaterThan(40);
  },

  "says so when its scripts do not come; links are links then, and Reload brings the rest": async ({
    desktop,
    page,
    site,
  }) => {
    site.refuse(/\/static\/app-.*\.js$/);
    await page.open("/");
    const notice = page.role("alert");
    await until(async () =>
      expect(await notice.text()).toContain("This page has not loaded completely."),
    );
    await desktop.tab("Projects").click();
    await until(async () =>
      expect(await page.call(() => document.title)).toBe(`Projects · ${siteTitle}`),
    );
    await notice.untilThere();
    site.mend();
    await notice.role("button", "Reload").click();
    await desktop.untilStarted();
    expect(await notice.count()).toBe(0);
    await desktop.openMovie();
  },

  "does what was pressed before the scripts were there": {
    needs: "pressesWhileLoading",
    async take({ desktop, page, site }) {
      const release = site.hold(/\/static\/.*\.js$/);
      const opened = page.open("/");
      await desktop.dock.role("link", "Movie Platform").click();
      release();
      await opened;
      await desktop.movie.title.untilFocused();
      await desktop.untilAt("/movie-db/", "Movie Platform");
    },
  },
};
