import type { Page } from "@playwright/test";
import { onSite } from "./support/addresses";
import { itemPage, sectionPage } from "./support/builtPages";
import { postNames, projectNames } from "./support/content";
import { Desktop } from "./support/desktop";
import { observe } from "./support/observe";
import { scrollTo, scrollTopOf } from "./support/scrolling";
import { listed, openSection, panel, shownItem, tab } from "./support/sections";
import { expect, TOP_BAR_PX, test, VIEWPORTS } from "./support/test";

/** Key in session storage under which a tab keeps its visit. */
const VISIT_KEY = "desktop-visit";

const [firstProject = "", secondProject = "", thirdProject = ""] = projectNames;
const [firstPost = "", secondPost = ""] = postNames;

const scroller = (page: Page) => panel(page, "Posts").locator("[data-part=scroller]");

/** Makes a desktop that is in nothing as a visitor finds it. */
const rearrange = async (desktop: Desktop) => {
  const { page, home, about, movie } = desktop;
  await openSection(page, "Attribution");
  await scrollTo(panel(page, "Attribution"), 300);
  await openSection(page, "Posts");
  await listed(panel(page, "Posts")).nth(1).click();
  await expect(scroller(page).getByRole("heading", { name: "Conclusion" })).toBeVisible();
  await scrollTo(scroller(page), 150);
  await openSection(page, "Projects");
  await listed(panel(page, "Projects")).nth(2).click();
  await expect(shownItem(panel(page, "Projects"))).toContainText(thirdProject);
  await desktop.openMovie();
  await movie.drag({ x: -60, y: 40 });
  await about.raise();
  await about.drag({ x: 80, y: -50 });
  await home.drag({ x: 30, y: 200 });
};

/** All that a visitor would miss, as it is now. */
const lookAt = async (desktop: Desktop) => {
  const { picture, address, title } = await observe(desktop);
  const boxes = await Promise.all([desktop.about, desktop.movie].map((window) => window.box()));
  // As wide as its title, which another font writes when the site's own comes too late for a page.
  const home = await desktop.home.place();
  return { picture, address, title, boxes, home };
};

/** Sees that the sections that were left are found again as they were left. */
const expectSectionsAsLeft = async ({ about, page }: Desktop) => {
  await about.title.focus();
  await openSection(page, "Attribution");
  await expect.poll(() => scrollTopOf(panel(page, "Attribution"))).toBe(300);
  await openSection(page, "Posts");
  await expect(shownItem(panel(page, "Posts"))).toContainText(secondPost);
  await expect.poll(() => scroller(page).evaluate(({ scrollTop }) => scrollTop)).toBe(150);
};

const expectAsOnArrival = async (desktop: Desktop) => {
  await expect(desktop.movie.frame).toHaveCount(0);
  expect(await desktop.home.place()).toEqual({ x: 50, y: 100 });
  expect(await desktop.about.place()).toEqual({ x: 150, y: 150 });
  expect(await desktop.focused()).toEqual(["About Me"]);
};

test.describe("a tab finds its desktop again", () => {
  test("after a reload: windows, their order and places, and each section as it was left", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await rearrange(desktop);
    const before = await lookAt(desktop);
    expect(before.address).toBe(itemPage(thirdProject).path);
    await page.reload();
    await desktop.untilStarted();
    await expect(desktop.movie.frame).toBeVisible();
    expect(await lookAt(desktop)).toEqual(before);
    await expectSectionsAsLeft(desktop);
  });

  test("when it comes back by Back from another site, and by Forward from the one before", async ({
    desktop,
    page,
  }) => {
    const elsewhere = new URL(onSite("/movie-platform/"), desktop.site);
    elsewhere.hostname = "127.0.0.1";
    await page.goto(elsewhere.href);
    await desktop.visit();
    await rearrange(desktop);
    const before = await lookAt(desktop);
    const { entry } = await observe(desktop);
    const comeBack = async (steps: number) => {
      await expect(page).toHaveURL(elsewhere.href);
      await desktop.go(steps);
      await desktop.expectAt(before.address);
      await desktop.untilStarted();
      await expect(desktop.movie.frame).toBeVisible();
      expect(await lookAt(desktop)).toEqual(before);
    };
    await page.goto(elsewhere.href);
    await comeBack(-1);
    await desktop.go(-1 - entry);
    await comeBack(1 + entry);
    await expectSectionsAsLeft(desktop);
  });

  test("with a window that fills the screen, and its place under it", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.about.drag({ x: 40, y: 30 });
    const before = await desktop.about.box();
    await desktop.about.button("Enter fullscreen").click();
    await page.reload();
    await desktop.untilStarted();
    await expect(desktop.about.button("Exit fullscreen")).toBeVisible();
    expect(await desktop.about.box()).toMatchObject({ x: 0, y: TOP_BAR_PX, width: 1440 });
    await desktop.about.button("Exit fullscreen").click();
    expect(await desktop.about.box()).toEqual(before);
  });

  test("with everything closed", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.about.button("Close").click();
    await expect(desktop.about.frame).toHaveCount(0);
    await page.reload();
    await desktop.untilStarted();
    await expect(desktop.home.frame).toBeVisible();
    await expect(desktop.about.frame).toHaveCount(0);
    await desktop.expectTitle(null);
  });

  test("in a smaller window of the browser, with all of it in reach", async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.about.drag({ x: 3000, y: 3000 });
    await page.setViewportSize(VIEWPORTS.laptop);
    await page.reload();
    await desktop.untilStarted();
    const { width, height } = VIEWPORTS.laptop;
    expect(await desktop.about.place()).toEqual({ x: width - 570, y: height - 100 });
  });

  test("without a jump: every window is painted only where it was left", async ({
    desktop,
    page,
  }) => {
    await page.addInitScript(() => {
      const painted: Record<string, string[]> = {};
      Object.assign(window, { painted });
      const note = () => {
        for (const frame of document.querySelectorAll("[data-window-id]")) {
          if (!frame.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
          const { x, y } = frame.getBoundingClientRect();
          const selected = frame.querySelector("[aria-selected=true]")?.textContent ?? "";
          const seen = `${x} ${y} ${selected}`;
          const name = frame.querySelector("h2")?.textContent ?? "";
          painted[name] ??= [];
          if (painted[name].at(-1) !== seen) painted[name].push(seen);
        }
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await desktop.visit("/mission/");
    await desktop.openMovie();
    await desktop.movie.drag({ x: -60, y: 40 });
    await desktop.about.raise();
    await desktop.about.drag({ x: 80, y: -50 });
    await openSection(page, "Contact");
    const places = await Promise.all(
      [desktop.home, desktop.about, desktop.movie].map((window) => window.place()),
    );
    await page.reload();
    await desktop.untilStarted();
    await expect(desktop.movie.frame).toBeVisible();
    await desktop.movie.box();
    const painted: Record<string, string[]> = await page.evaluate(() =>
      Reflect.get(window, "painted"),
    );
    const [home, about, movie] = places.map(({ x, y }) => `${x} ${y}`);
    expect(painted).toMatchObject({
      "Home directory": [`${home} `],
      "About Me": [`${about} Contact`],
      "Movie Platform": [`${movie} `],
    });
  });

  test("and shows the page as it is where the scripts do not come", async ({ desktop, page }) => {
    await desktop.visit("/mission/");
    await desktop.about.drag({ x: 80, y: -50 });
    await page.route("**/static/*.js", () => {});
    await page.reload({ waitUntil: "commit" });
    await expect(desktop.about.frame).toBeHidden();
    await expect(desktop.about.frame).toBeVisible();
    await expect(panel(page, "Mission")).toBeVisible();
  });
});

test("another tab starts as a visitor finds it, at its own address", async ({
  desktop,
  page,
  context,
}) => {
  await desktop.visit();
  await rearrange(desktop);
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  for (const open of [
    () => context.newPage(),
    // A tab that is opened by a script begins with a copy of this one's session storage.
    async () => {
      const opened = page.waitForEvent("popup");
      await page.evaluate(() => void window.open("about:blank"));
      return opened;
    },
  ]) {
    const other = new Desktop(await open(), desktop.site);
    await other.page.setViewportSize(VIEWPORTS.desktop);
    await other.visit("/mission/");
    await expectAsOnArrival(other);
    await expect(tab(other.page, "Mission")).toHaveAttribute("aria-selected", "true");
    await openSection(other.page, "Attribution");
    expect(await scrollTopOf(panel(other.page, "Attribution"))).toBe(0);
    await other.page.close();
  }
});

test("Reset windows forgets what was kept", async ({ desktop, page }) => {
  await desktop.visit();
  await rearrange(desktop);
  await desktop.movie.button("Close").press("Enter");
  await expect(desktop.movie.frame).toHaveCount(0);
  await page.getByRole("button", { name: "View" }).click();
  await page.getByRole("menuitem", { name: "Reset windows" }).click();
  await desktop.expectAt("/");
  await expectAsOnArrival(desktop);
  await expect(tab(page, "General")).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await desktop.untilStarted();
  await desktop.expectAt("/");
  await expectAsOnArrival(desktop);
  for (const title of ["Projects", "Posts"]) {
    await openSection(page, title);
    await desktop.expectAt(sectionPage(title).path);
  }
  await expect(shownItem(panel(page, "Posts"))).toContainText(firstPost);
  await openSection(page, "Attribution");
  expect(await scrollTopOf(panel(page, "Attribution"))).toBe(0);
});

interface KeptEntry {
  readonly shown: { readonly stack: string[]; readonly addresses: object };
}

test.describe("what is kept", () => {
  /** What the tab keeps of the visit just now. */
  const readKept = (page: Page) =>
    page.evaluate((key) => {
      window.dispatchEvent(new Event("pagehide"));
      return JSON.parse(sessionStorage.getItem(key) ?? "null");
    }, VISIT_KEY);

  /** Reloads, and finds this in the storage instead. */
  const reloadWith = async (desktop: Desktop, kept: string) => {
    await desktop.page.addInitScript(
      ([key, text]) => {
        if (window.top === window) sessionStorage.setItem(key, text);
      },
      [VISIT_KEY, kept] as const,
    );
    await desktop.page.reload();
    await desktop.untilStarted();
  };

  test("is dropped when it is no visit, of another version, or of another tab", async ({
    desktop,
    page,
  }) => {
    await desktop.visit("/mission/");
    await desktop.about.drag({ x: 80, y: -50 });
    const kept = await readKept(page);
    expect(kept).toMatchObject({ version: expect.any(Number), id: expect.any(String) });
    for (const wrong of [
      "",
      "{",
      "null",
      "[]",
      '"text"',
      "{}",
      JSON.stringify({ ...kept, version: kept.version + 1 }),
      JSON.stringify({ ...kept, version: undefined }),
      JSON.stringify({ ...kept, id: "another" }),
      JSON.stringify({ ...kept, journey: { entries: [], position: 0 } }),
      JSON.stringify({ ...kept, journey: { entries: [null], position: 1e9 } }),
    ]) {
      await reloadWith(desktop, wrong);
      await desktop.expectAt("/mission/");
      await expectAsOnArrival(desktop);
    }
  });

  test.describe("of what is gone by now", () => {
    test.use({ expectedComplaints: /status of 404/ });

    test("is taken as far as it can be: unknown windows and addresses go, places stay in reach", async ({
      desktop,
      page,
    }) => {
      await desktop.visit("/mission/");
      await openSection(page, "Projects");
      await listed(panel(page, "Projects")).nth(1).click();
      await desktop.expectAt(itemPage(secondProject).path);
      await desktop.openMovie();
      const kept = await readKept(page);
      const { windows, journey } = kept;
      const gone = { gone: "/gone/", preferences: "/projects/gone/" };
      await reloadWith(
        desktop,
        JSON.stringify({
          ...kept,
          windows: {
            ...windows,
            stack: ["gone", ...windows.stack, 7],
            places: {
              ...windows.places,
              preferences: { x: 1e9, y: 1e9 },
              movieIframe: { x: -1e9 },
            },
            fullscreen: ["gone", null],
          },
          journey: {
            ...journey,
            entries: journey.entries.map(({ shown, ...entry }: KeptEntry, index: number) => ({
              ...entry,
              shown: {
                stack: [...shown.stack, "gone"],
                addresses:
                  index === journey.position ? { ...shown.addresses, ...gone } : shown.addresses,
              },
            })),
          },
          sectionAddresses: { ...kept.sectionAddresses, Gone: "/gone/", Posts: "/posts/gone/" },
          scrolled: { ...kept.scrolled, "panel /projects/": "far" },
        }),
      );
      await expect(desktop.movie.frame).toBeVisible();
      const { width, height } = VIEWPORTS.desktop;
      expect(await desktop.about.place()).toEqual({ x: width - 570, y: height - 100 });
      await expect(shownItem(panel(page, "Projects"))).toContainText(firstProject);
      await desktop.go(-1);
      await expect(desktop.movie.frame).toHaveCount(0);
      await desktop.expectAt(itemPage(secondProject).path);
      await expect(shownItem(panel(page, "Projects"))).toContainText(secondProject);
      // The window is at the lower end of the screen now, where no pointer reaches the tabs.
      await tab(page, "Posts").press("Enter");
      await desktop.expectAt("/posts/");
      await expect(shownItem(panel(page, "Posts"))).toContainText(firstPost);
    });
  });
});

for (const [name, breakStorage] of [
  [
    "blocked",
    () =>
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("Blocked", "SecurityError");
        },
      }),
  ],
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("Full", "QuotaExceededError");
      };
    },
  ],
] as const) {
  test(`${name} storage changes nothing but memory`, async ({ desktop, page }) => {
    await page.addInitScript(breakStorage);
    await desktop.visit("/mission/");
    await openSection(page, "Contact");
    await desktop.about.drag({ x: 80, y: -50 });
    await desktop.go(-1);
    await desktop.expectAt("/mission/");
    await desktop.go(1);
    await desktop.expectAt("/contact/");
    await page.reload();
    await desktop.untilStarted();
    await desktop.expectAt("/contact/");
    await expect(panel(page, "Contact")).toBeVisible();
    await expectAsOnArrival(desktop);
    await desktop.go(-1);
    await desktop.expectAt("/mission/");
    await expect(panel(page, "Mission")).toBeVisible();
  });
}
