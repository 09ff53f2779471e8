import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { slugOf } from "../../src/content/text";
import { filled } from "../../src/words/filled";
import { direction, endSide, language } from "../../src/words/locale";
import { words as siteWords } from "../../src/words/words";
import { DesktopWindow } from "../support/browser/desktopWindow";
import { expectAccessible } from "../support/browser/expectAccessible";
import { restingBox } from "../support/browser/restingBox";
import { Search } from "../support/browser/search";
import { swipe } from "../support/browser/swipe";
import { expect, test, VIEWPORTS } from "../support/browser/test";
import { sectionTitles } from "../support/data";
import { places } from "../support/places";

// These tests hold for any owner's content in any language: the release run repeats them with other data sets.

const { windowMenu, projects: words } = siteWords;
const read = (name: string) => JSON.parse(readFileSync(`data/${name}.json`, "utf8"));
const { accent, analytics, clock, font, framedApps = [], owner } = read("site");

interface App {
  readonly title: string;
  readonly label?: string;
  readonly openOnArrival?: boolean;
}

const apps: readonly App[] = framedApps;

interface Project {
  readonly name: string;
  readonly pictures?: readonly { readonly alt: string }[];
}

/** The first project that has several pictures. */
const project = (read("projects") as Project[]).find(({ pictures = [] }) => pictures.length > 1);
const { name: projectName = "", pictures = [] } = project ?? {};

const decodedPlaces = places.map(decodeURI);
const projectPlace = decodedPlaces.find((place) => place.endsWith(`/${slugOf(projectName)}/`));
/** The first pages with an owner's link to another one. */
const placeWith = (link: RegExp) =>
  decodedPlaces.find((place) => link.test(readFileSync(`public${place}index.html`, "utf8")));
const LINKING_PLACES = {
  "a text": placeWith(/ data-place=/),
  "a project": placeWith(/<a class="[^"]+" href="[^"]+" data-place=/),
};

/** The arrow keys to the next and to the previous item. */
const [ONWARD, BACK] =
  endSide === "right" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];

/** Farther than any screen reaches. */
const FAR_PX = 3000;

test("the page says its language, and the clock shows seconds only if the owner wants them", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveCSS("direction", direction);
  await expect(desktop.topBar.getByRole("time")).toHaveText(
    clock?.showSeconds ? /\d\d:\d\d:\d\d$/ : /\D\d\d:\d\d$/,
  );
});

test.describe("for a visitor far away", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("the owner's local time is one line in a wide window", async ({ desktop, page }) => {
    test.skip(owner.timeZone === undefined, "The owner names no time zone.");
    await desktop.visit();
    const lines = () =>
      page
        .getByRole("main")
        .getByText(/(?:^|\s)\d+:\d\d[^\d:].*\p{L}/u)
        .evaluate((text) =>
          Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
        );
    await expect.poll(lines).toBe(1);
  });
});

test("the owner's accent is the site's in both themes", async ({ desktop, page }) => {
  test.skip(accent === undefined, "The owner chose none.");
  await desktop.visit();
  const shown = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--ui-colors-accent"),
    );
  for (const theme of ["light", "dark"] as const) {
    await desktop.chooseTheme(theme);
    await expect.poll(shown).toBe(typeof accent === "string" ? accent : accent[theme]);
  }
});

test("text is set in the owner's font, which is monospaced", async ({ desktop, page }) => {
  test.skip(!font?.includes("mono"), "Other fonts would need a picture of each letter.");
  // A font that comes late is used from the next visit on.
  await desktop.visit();
  await page.evaluate(async () => void (await document.fonts.ready));
  await desktop.reload();
  const difference = () =>
    page.evaluate(() => {
      const context = document.createElement("canvas").getContext("2d");
      if (context === null) return null;
      context.font = `32px ${getComputedStyle(document.body).fontFamily}`;
      return context.measureText("iiii").width - context.measureText("MMMM").width;
    });
  await expect.poll(difference).toBe(0);
});

for (const [where, linkingPlace] of Object.entries(LINKING_PLACES)) {
  test(`a link in ${where} shows its page without loading the site again`, async ({
    desktop,
    page,
  }) => {
    test.skip(linkingPlace === undefined, "None links to another page.");
    await desktop.visit(linkingPlace);
    await desktop.topBar.evaluate((bar) => bar.setAttribute("data-still", "here"));
    const link = page.locator("a[data-place]:not([href*='#'])").first();
    const place = (await link.getAttribute("data-place")) ?? "";
    await link.click();
    await desktop.expectAt(place);
    await expect(desktop.topBar).toHaveAttribute("data-still", "here");
  });
}

test("the owner's counter is loaded, and the policy lets it run", async ({ desktop, page }) => {
  test.skip(!analytics?.src.startsWith("/"), "The owner has none on this site.");
  const counter = page.waitForResponse((response) => response.url().endsWith(analytics.src));
  await desktop.visit();
  expect((await counter).status()).toBe(200);
});

for (const { title, label = title, openOnArrival = false } of apps) {
  test(`the framed app ${label.slice(0, 40)} opens by its icon, at its own address`, async ({
    desktop,
    page,
  }) => {
    const app = new DesktopWindow(page, title);
    await desktop.visit();
    await expect(app.frame).toHaveCount(openOnArrival ? 1 : 0);
    await desktop.dock.getByRole("button", { name: siteWords.titles.homeDirectory }).click();
    await desktop.icon(label).dblclick();
    await expect(app.frame.getByTitle(title, { exact: true })).toBeVisible();
    await expect(app.title).toBeFocused();
    await desktop.expectAt(`/${slugOf(label)}/`);
    await desktop.reload();
    await expect(app.frame.getByTitle(title, { exact: true })).toBeVisible();
    await expect(app.frame).toHaveCSS("z-index", "1002");
  });
}

for (const [size, viewport] of Object.entries({
  ...VIEWPORTS,
  tablet: { width: 600, height: 800 },
  "small phone": { width: 320, height: 568 },
})) {
  test(`dock, top bar and windows are on the screen of a ${size}`, async ({ desktop, page }) => {
    await page.setViewportSize(viewport);
    await desktop.visit();
    for (const part of [desktop.topBar, desktop.about.frame])
      await expect(part).toBeInViewport({ ratio: 0.99 });
    await desktop.about.close();
    for (const app of await desktop.dock.getByRole("listitem").all()) {
      await expect(app).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await restingBox(app)).width).toBeGreaterThanOrEqual(24);
    }
  });
}

for (const size of ["desktop", "phone"] as const) {
  test(`every section and Search are accessible on a ${size}, and arrows go through tabs`, async ({
    desktop,
    page,
  }) => {
    test.slow();
    await page.setViewportSize(VIEWPORTS[size]);
    await desktop.visit();
    const tabs = page.getByRole("tab");
    await tabs.first().focus();
    for (const [key, index] of [
      [ONWARD, 1],
      ["End", sectionTitles.length - 1],
      ["Home", 0],
      [ONWARD, 1],
      [BACK, 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(index)).toBeFocused();
      await expect(tabs.nth(index)).toBeInViewport({ ratio: 0.99 });
    }
    for (const title of sectionTitles) {
      await desktop.openSection(title);
      await expectAccessible(page);
    }
    const search = new Search(page);
    await search.open();
    await expect(search.dialog).toBeInViewport({ ratio: 0.99 });
    await search.type(sectionTitles[1]?.slice(0, 12) ?? "");
    await expect(search.options.first()).toBeVisible();
    await expectAccessible(page);
  });
}

test("left and right stay physical for dragging, halves and arrows of submenus", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const { about } = desktop;
  await expect(about.frame).toHaveBox({ x: 150, y: 150 });
  await about.drag({ x: -60, y: 40 });
  await expect(about.frame).toHaveBox({ x: 90, y: 190 });
  // Outside the screen a drag does not snap: the window stops where its controls are still in reach.
  const [leftmost, rightmost] = direction === "ltr" ? [0, 870] : [-570, 300];
  await about.drag({ x: FAR_PX, y: 0 });
  await expect(about.frame).toHaveBox({ x: rightmost });
  await about.drag({ x: -FAR_PX, y: 0 });
  await expect(about.frame).toHaveBox({ x: leftmost });
  await expect(about.control("Close")).toBeInViewport({ ratio: 1 });
  await about.choose(windowMenu.snapLeft);
  await expect(about.frame).toHaveBox({ x: 8, width: 708 });
  await about.choose(windowMenu.snapRight);
  await expect(about.frame).toHaveBox({ x: 724, width: 708 });
  const menu = await about.openMenu();
  await menu.getByRole("menuitem", { name: windowMenu.move, exact: true }).hover();
  await page.keyboard.press(ONWARD);
  const submenu = page.getByRole("menu", { name: windowMenu.move, exact: true });
  for (const opened of [menu, submenu]) await expect(opened).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press(BACK);
  await expect(submenu).toHaveCount(0);
  await expect(menu).toBeVisible();
});

for (const size of ["desktop", "phone"] as const)
  test(`no date in the list of projects is cut on a ${size}`, async ({ desktop, page }) => {
    test.skip(projectPlace === undefined, "No project has several pictures.");
    await page.setViewportSize(VIEWPORTS[size]);
    await desktop.visit(projectPlace);
    const dates = page.getByRole("tabpanel").getByRole("listitem").getByText(/\d{4}/);
    await expect(dates).not.toHaveCount(0);
    const cut = () =>
      dates.evaluateAll((all) =>
        all
          .filter((it) => getComputedStyle(it).overflow !== "visible")
          .filter((it) => it.scrollWidth > it.clientWidth)
          .map((it) => it.textContent),
      );
    await expect.poll(cut).toEqual([]);
  });

test.describe("a project's pictures", () => {
  test.skip(projectPlace === undefined, "No project has several pictures.");
  const count = pictures.length;
  const place = (index: number) => filled(words.place, { index, count });
  const galleryOn = (page: Page) => page.getByRole("region", { name: words.pictures, exact: true });

  test("a project's pictures change by keyboard and by buttons", async ({ desktop, page }) => {
    await desktop.visit(projectPlace);
    const gallery = galleryOn(page);
    await gallery.getByRole("list").focus();
    for (const [key, index] of [
      [ONWARD, 2],
      [BACK, 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(gallery.getByRole("status")).toHaveText(place(index));
      const picture = gallery.getByRole("img", { name: pictures[index - 1]?.alt ?? "" }).first();
      await expect(picture).toBeInViewport({ ratio: 0.5 });
    }
    await gallery.getByRole("button", { name: words.nextPicture }).click();
    await expect(gallery.getByRole("status")).toHaveText(place(2));
  });

  test.describe("on a phone", { tag: "@chromium" }, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: VIEWPORTS.phone });

    test("a project's pictures follow a swipe", async ({ desktop, page }) => {
      await desktop.visit(projectPlace);
      const gallery = galleryOn(page);
      await expect(gallery.getByRole("status")).toHaveText(place(1));
      await swipe(gallery.getByRole("list"), { x: direction === "ltr" ? -160 : 160, y: 0 });
      await expect(gallery.getByRole("status")).toHaveText(place(2));
    });
  });
});
