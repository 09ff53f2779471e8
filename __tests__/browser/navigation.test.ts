import type { Locator, Page } from "@playwright/test";
import { onSite } from "./support/addresses";
import { contentOf, itemPage } from "./support/builtPages";
import { postNames, projectNames } from "./support/content";
import { holdRequests } from "./support/holdRequests";
import { scrollTo, scrollTopOf } from "./support/scrolling";
import { listed, openSection, panel, shownItem, tab } from "./support/sections";
import { expect, test } from "./support/test";

const [, secondProject = "", thirdProject = ""] = projectNames;
const [firstPost = "", secondPost = ""] = postNames;

const addressOf = (name: string) => itemPage(name).path;

const scroller = (page: Page): Locator => panel(page, "Posts").locator("[data-part=scroller]");

test.describe("a step that Back undoes", () => {
  /** What a visitor does, one after the other, and where it leads. */
  const STEPS = [
    { title: "Projects", at: "/projects/", does: "chooses a section" },
    { title: secondProject, at: addressOf(secondProject), does: "chooses a project" },
    { title: thirdProject, at: addressOf(thirdProject), does: "goes on to the next project" },
    { title: "Posts", at: "/posts/", does: "chooses another section" },
    { title: secondPost, at: addressOf(secondPost), does: "chooses a post" },
    { title: "Movie Platform", at: "/movie-db/", does: "opens a window" },
  ] as const;
  const ARRIVAL = { title: null, at: "/", does: "arrives" } as const;
  const PLACES = [ARRIVAL, ...STEPS];

  test("is choosing a section, a project, a post, and opening a window: nothing else, also after a reload", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const atStart = await desktop.historyLength();
    const actions: readonly (() => Promise<unknown>)[] = [
      () => tab(page, "Projects").click(),
      () => listed(panel(page, "Projects")).nth(1).click(),
      () => panel(page, "Projects").getByRole("link", { name: "Next" }).click(),
      () => tab(page, "Posts").click(),
      () => listed(panel(page, "Posts")).nth(1).click(),
      () => desktop.openMovie(),
    ];
    for (const [index, { title, at }] of STEPS.entries()) {
      await actions[index]?.();
      await desktop.expectAt(at);
      await desktop.expectTitle(title);
      expect(await desktop.historyLength()).toBe(atStart + index + 1);
    }

    const goAlong = async (places: readonly (typeof PLACES)[number][], step: 1 | -1) => {
      for (const { title, at } of places) {
        await desktop.go(step);
        await desktop.expectAt(at);
        await desktop.expectTitle(title);
      }
    };
    const backwards = PLACES.slice(0, -1).reverse();
    await goAlong(backwards.slice(0, 2), -1);
    await expect(desktop.movie.frame).toHaveCount(0);
    await expect(tab(page, "Posts")).toHaveAttribute("aria-selected", "true");
    await expect(shownItem(panel(page, "Posts"))).toContainText(firstPost);

    await page.reload();
    await desktop.untilStarted();
    await desktop.expectAt("/posts/");
    await goAlong(backwards.slice(2), -1);
    await expect(tab(page, "General")).toHaveAttribute("aria-selected", "true");
    await goAlong(STEPS, 1);
    await expect(desktop.movie.frame).toBeVisible();
    expect(await desktop.historyLength()).toBe(atStart + STEPS.length);
  });

  test("is not focusing another window, moving it or letting it fill the screen, but the address follows", async ({
    desktop,
    page,
  }) => {
    await desktop.visit("/mission/");
    await desktop.openMovie();
    const before = await desktop.historyLength();
    await desktop.expectAt("/movie-db/");
    await desktop.about.raise();
    await desktop.expectAt("/mission/");
    await desktop.expectTitle("Mission");
    await desktop.about.drag({ x: 40, y: 30 });
    await desktop.about.button("Enter fullscreen").click();
    await desktop.about.button("Exit fullscreen").click();
    // It has no address of its own: that of what is behind it stays.
    await desktop.home.title.click();
    expect(await desktop.focused()).toEqual(["Home directory"]);
    await desktop.expectAt("/mission/");
    await page.keyboard.press("F6");
    await page.keyboard.press("F6");
    await desktop.expectAt("/movie-db/");
    expect(await desktop.historyLength()).toBe(before);

    await desktop.go(-1);
    await expect(desktop.movie.frame).toHaveCount(0);
    await desktop.expectAt("/mission/");
    expect(await desktop.about.place()).toEqual({ x: 190, y: 180 });
  });
});

test.describe("closing a window", () => {
  test("goes back where opening it was the last step, and Forward opens it again", async ({
    desktop,
  }) => {
    await desktop.visit("/mission/");
    await desktop.openMovie();
    const before = await desktop.historyLength();
    await desktop.movie.button("Close").click();
    await desktop.expectAt("/mission/");
    await desktop.expectTitle("Mission");
    expect(await desktop.historyLength()).toBe(before);
    await desktop.go(1);
    await expect(desktop.movie.frame).toBeVisible();
    await desktop.expectAt("/movie-db/");
  });

  test("otherwise leaves the address of what is in front then, and that of the desktop at last", async ({
    desktop,
    page,
  }) => {
    await desktop.visit("/mission/");
    await desktop.openMovie();
    await desktop.about.raise();
    await openSection(page, "Contact");
    const before = await desktop.historyLength();
    await desktop.about.button("Close").click();
    await desktop.expectAt("/movie-db/");
    await desktop.expectTitle("Movie Platform");
    await desktop.movie.button("Close").click();
    await expect(desktop.movie.frame).toHaveCount(0);
    await desktop.expectAt("/");
    await desktop.expectTitle(null);
    expect(await desktop.historyLength()).toBe(before);
    // The step before is not overwritten by what was closed since.
    await desktop.go(-1);
    await desktop.expectAt("/mission/");
    await expect(panel(page, "Mission")).toBeVisible();
    await expect(desktop.movie.frame).toBeVisible();
    await desktop.go(1);
    await desktop.expectAt("/");
    await expect(desktop.about.frame).toHaveCount(0);
    await expect(desktop.movie.frame).toHaveCount(0);
  });

  test("at an address of its own that was entered leaves nothing that Back would return to", async ({
    desktop,
    page,
  }) => {
    await page.goto(onSite("/movie-platform/"));
    await desktop.visit("/movie-db/");
    await desktop.movie.button("Close").click();
    await desktop.expectAt("/");
    await desktop.go(-1);
    await desktop.expectAt("/movie-platform/");
  });
});

test.describe("what is done before the browser has gone back", () => {
  test("closing and opening at once ends with the window open, one step from where it was", async ({
    desktop,
    page,
  }) => {
    await desktop.visit("/mission/");
    await desktop.openMovie();
    const before = await desktop.historyLength();
    const close = await desktop.movie.button("Close").elementHandle();
    const icon = await desktop.icon("Movie DB").elementHandle();
    await page.evaluate(
      ([closing, opening]) => {
        (closing as HTMLElement).click();
        (opening as HTMLElement).click();
      },
      [close, icon] as const,
    );
    await desktop.expectAt("/movie-db/");
    expect(await desktop.historyLength()).toBe(before);
    await expect(desktop.movie.frame).toBeVisible();
    await desktop.go(-1);
    await desktop.expectAt("/mission/");
    await expect(desktop.movie.frame).toHaveCount(0);
  });

  test("closing and choosing a section at once shows that section, one step on", async ({
    desktop,
    page,
  }) => {
    await desktop.visit("/mission/");
    await desktop.openMovie();
    const close = await desktop.movie.button("Close").elementHandle();
    const contact = await tab(page, "Contact").elementHandle();
    await page.evaluate(
      ([closing, choosing]) => {
        (closing as HTMLElement).click();
        (choosing as HTMLElement).click();
      },
      [close, contact] as const,
    );
    await desktop.expectAt("/contact/");
    await expect(panel(page, "Contact")).toBeVisible();
    await desktop.go(-1);
    await desktop.expectAt("/mission/");
    await expect(panel(page, "Mission")).toBeVisible();
    await desktop.go(1);
    await desktop.expectAt("/contact/");
  });

  test("several sections, and several presses of Back, each count", async ({ desktop, page }) => {
    await desktop.visit("/mission/");
    const tabs = await Promise.all(
      ["Contact", "Projects", "Posts"].map((title) => tab(page, title).elementHandle()),
    );
    await page.evaluate((pressed) => {
      for (const link of pressed) (link as HTMLElement).click();
    }, tabs);
    await desktop.expectAt("/posts/");
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await desktop.expectAt("/contact/");
    await expect(tab(page, "Contact")).toHaveAttribute("aria-selected", "true");
    await desktop.go(2);
    await desktop.expectAt("/posts/");
    await expect(tab(page, "Posts")).toHaveAttribute("aria-selected", "true");
  });
});

test.describe("Back and Forward", () => {
  test("find each section and post where it was scrolled to, also after a reload", async ({
    desktop,
    page,
  }) => {
    await desktop.visit("/attribution/");
    const attribution = panel(page, "Attribution");
    await scrollTo(attribution, 300);
    await openSection(page, "Posts");
    const list = listed(panel(page, "Posts"));
    const wholeText = scroller(page).getByRole("heading", { name: "Conclusion" });
    await expect(wholeText).toBeAttached();
    await scrollTo(scroller(page), 120);
    await list.nth(1).click();
    await expect(scroller(page).getByRole("heading", { level: 4 })).toHaveText(secondPost);
    await expect(wholeText).toBeAttached();
    await expect.poll(() => scrollTopOf(scroller(page))).toBe(0);
    await scrollTo(scroller(page), 200);

    const expectPlaces = async () => {
      await desktop.go(-1);
      await desktop.expectAt("/posts/");
      await expect.poll(() => scrollTopOf(scroller(page))).toBe(120);
      await desktop.go(-1);
      await desktop.expectAt("/attribution/");
      await expect.poll(() => scrollTopOf(attribution)).toBe(300);
      await desktop.go(2);
      await desktop.expectAt(addressOf(secondPost));
      await expect.poll(() => scrollTopOf(scroller(page))).toBe(200);
    };
    await expectPlaces();
    await page.reload();
    await desktop.untilStarted();
    await expect.poll(() => scrollTopOf(scroller(page))).toBe(200);
    await expectPlaces();
  });

  test("leave a site that was entered in the middle with one press, and come back to it", async ({
    desktop,
    page,
  }) => {
    await page.goto(onSite("/movie-platform/"));
    await desktop.visit(addressOf(secondPost));
    await expect(shownItem(panel(page, "Posts"))).toContainText(secondPost);
    await desktop.go(-1);
    await desktop.expectAt("/movie-platform/");
    await desktop.go(1);
    await desktop.expectAt(addressOf(secondPost));
    await desktop.untilStarted();
    await expect(shownItem(panel(page, "Posts"))).toContainText(secondPost);
  });

  test("move the focus to the panel or the window that they bring", async ({ desktop, page }) => {
    await desktop.visit();
    await tab(page, "Projects").click();
    await panel(page, "Projects").getByRole("link", { name: "Next" }).click();
    await desktop.expectAt(addressOf(secondProject));
    await desktop.go(-1);
    await desktop.expectAt("/projects/");
    await expect(panel(page, "Projects")).toBeFocused();
    await desktop.go(-1);
    await desktop.expectAt("/");
    await expect(panel(page, "General")).toBeFocused();
    await desktop.go(2);
    await desktop.expectAt(addressOf(secondProject));
    await expect(panel(page, "Projects")).toBeFocused();
    await desktop.openMovie();
    await expect(desktop.movie.title).toBeFocused();
    await desktop.go(-1);
    await expect(desktop.movie.frame).toHaveCount(0);
    // Its icon was pressed there, so that is the window in front of the step before.
    await expect(desktop.home.title).toBeFocused();
    await desktop.go(1);
    await expect(desktop.movie.title).toBeFocused();
    await desktop.go(-2);
    await desktop.expectAt("/projects/");
    await expect(desktop.about.title).toBeFocused();
  });
});

test("the title says where one is, and each change in place is told once", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const [status] = [...document.querySelectorAll("[role=status]")].filter(
      (element) => element.closest("[data-window-id]") === null,
    );
    if (!status) throw new Error("Nothing tells of changes.");
    new MutationObserver(() => {
      if (status.textContent) told.push(status.textContent);
    }).observe(status, { childList: true, characterData: true, subtree: true });
  });
  const told = () => page.evaluate(() => Reflect.get(window, "told"));
  const titles: string[] = [];
  const expectTold = async (title: string) => {
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    titles.push(await page.title());
    await expect.poll(told).toEqual(titles);
  };
  await tab(page, "Projects").click();
  await expectTold("Projects");
  await listed(panel(page, "Projects")).nth(1).click();
  await expectTold(secondProject);
  // Nor is it told twice when it is long on its way, under its section's name meanwhile.
  const answer = await holdRequests(page, contentOf(addressOf(thirdProject)));
  await listed(panel(page, "Projects")).nth(2).click();
  await desktop.expectAt(addressOf(thirdProject));
  await desktop.expectTitle("Projects");
  expect(await told()).toEqual(titles);
  answer();
  await expectTold(thirdProject);
  await tab(page, "Posts").click();
  await expectTold("Posts");
  await desktop.go(-1);
  await expectTold(thirdProject);
  // A window that opens takes the focus, and is told by that.
  await desktop.openMovie();
  await desktop.expectTitle("Movie Platform");
  await desktop.movie.button("Close").click();
  await desktop.expectTitle(thirdProject);
  expect(await told()).toEqual(titles);
});

test.describe("a link", () => {
  test("to any place opens it in a new tab by the middle button and with Ctrl, and changes nothing here", async ({
    desktop,
    page,
  }) => {
    await desktop.visit("/projects/");
    const projects = panel(page, "Projects");
    const before = await desktop.historyLength();
    const middle = { button: "middle" } as const;
    const withControl = { modifiers: ["ControlOrMeta"] as ["ControlOrMeta"] };
    for (const [link, press, address, title] of [
      [tab(page, "Posts"), middle, "/posts/", "Posts"],
      [tab(page, "Mission"), withControl, "/mission/", "Mission"],
      [listed(projects).nth(1), middle, addressOf(secondProject), secondProject],
      [listed(projects).nth(2), withControl, addressOf(thirdProject), thirdProject],
      [
        projects.getByRole("link", { name: "Next" }),
        middle,
        addressOf(secondProject),
        secondProject,
      ],
      [desktop.icon("Movie DB"), middle, "/movie-db/", "Movie Platform"],
      [desktop.icon("Movie DB"), withControl, "/movie-db/", "Movie Platform"],
      [desktop.icon("About Me"), middle, "/", null],
    ] as const) {
      const other = await desktop.newTab(() => link.click(press));
      await other.expectAt(address);
      await other.expectTitle(title);
      await other.page.close();
    }
    await desktop.expectAt("/projects/");
    expect(await desktop.historyLength()).toBe(before);
    await expect(tab(page, "Projects")).toHaveAttribute("aria-selected", "true");
    await expect(desktop.movie.frame).toHaveCount(0);
  });

  test("leads to the place that it shows", async ({ desktop, page }) => {
    await desktop.visit();
    const hrefs = (links: Locator) =>
      links.evaluateAll((elements) => elements.map((link) => (link as HTMLAnchorElement).href));
    const at = (address: string) => new URL(onSite(address), desktop.site).href;
    const featured = await panel(page, "General").getByRole("listitem").getByRole("link").all();
    expect(featured).not.toEqual([]);
    for (const link of featured) {
      expect(await hrefs(link)).toEqual([at(addressOf(await link.innerText()))]);
    }
    expect(await hrefs(page.getByRole("link", { name: "Get in touch" }))).toEqual([
      at("/contact/"),
    ]);
    const projects = await openSection(page, "Projects");
    expect(await hrefs(listed(projects))).toEqual(projectNames.map((name) => at(addressOf(name))));
    const posts = await openSection(page, "Posts");
    expect(await hrefs(listed(posts))).toEqual(postNames.map((name) => at(addressOf(name))));
    const nextPost = posts.getByRole("link", { name: /^Next post/ });
    await expect(nextPost).toBeVisible();
    expect(await hrefs(nextPost)).toEqual([at(addressOf(secondPost))]);
  });

  test("that is a tab is chosen by Space and by Enter, one step each", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const before = await desktop.historyLength();
    await tab(page, "General").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await desktop.expectAt("/projects/");
    await expect(tab(page, "Projects")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await desktop.expectAt("/interests/");
    await expect(tab(page, "Interests")).toBeFocused();
    expect(await desktop.historyLength()).toBe(before + 2);
  });
});

test.describe("an address with a heading", () => {
  const conclusion = (page: Page) =>
    scroller(page).getByRole("heading", { name: "Conclusion", exact: true });
  /** How far the heading is below the top of what it scrolls in. */
  const distanceToTop = async (page: Page) => {
    const view = await scroller(page).boundingBox();
    const heading = await conclusion(page).boundingBox();
    return (heading?.y ?? Number.NaN) - (view?.y ?? Number.NaN);
  };
  const isAtEnd = (page: Page) =>
    scroller(page).evaluate(
      ({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop <= 1,
    );
  const expectConclusion = async (page: Page) => {
    await expect(conclusion(page)).toBeInViewport();
    await expect
      .poll(async () => Math.abs(await distanceToTop(page)) < 80 || (await isAtEnd(page)))
      .toBe(true);
    expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
    await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  };

  test("scrolls inside the window, on arrival and after a reload", async ({ desktop, page }) => {
    // So low that the conclusion is out of sight without it.
    await page.setViewportSize({ width: 1440, height: 500 });
    await desktop.visit(`${addressOf(firstPost)}#conclusion`);
    await expectConclusion(page);
    await desktop.expectAt(`${addressOf(firstPost)}#conclusion`);
    await page.reload();
    await desktop.untilStarted();
    await expectConclusion(page);
    await desktop.expectAt(`${addressOf(firstPost)}#conclusion`);
  });

  test("is at the heading after a reload, too, when the text is as long as another font makes it", async ({
    desktop,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await desktop.visit(`${addressOf(firstPost)}#conclusion`);
    await expectConclusion(page);
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const wider = new CSSStyleSheet();
        wider.replaceSync("p { letter-spacing: 0.2em }");
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, wider];
      });
    });
    await page.reload();
    await desktop.untilStarted();
    await expectConclusion(page);
  });

  test("is gone to by the page where the browser did not, as after some reloads", async ({
    desktop,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    const release = await holdRequests(page, "**/static/*.js");
    await page.goto(onSite(`${addressOf(firstPost)}#conclusion`), {
      waitUntil: "domcontentloaded",
    });
    await expectConclusion(page);
    await scroller(page).evaluate((element) => {
      element.scrollTop = 0;
    });
    release();
    await desktop.untilStarted();
    await expectConclusion(page);
  });

  test("what is read before the scripts are there stays in sight when they come", async ({
    desktop,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    const release = await holdRequests(page, "**/static/*.js");
    await page.goto(onSite(addressOf(firstPost)), { waitUntil: "domcontentloaded" });
    await conclusion(page).scrollIntoViewIfNeeded();
    const top = () => scroller(page).evaluate(({ scrollTop }) => scrollTop);
    const before = await top();
    expect(before).toBeGreaterThan(100);
    release();
    await desktop.untilStarted();
    expect(await top()).toBe(before);
  });

  test("scrolls inside the window when a link leads to it, and Back returns", async ({
    desktop,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await desktop.visit();
    await openSection(page, "Posts");
    await listed(panel(page, "Posts")).first().click();
    await desktop.expectAt(addressOf(firstPost));
    await expect(conclusion(page)).toBeAttached();
    await expect(conclusion(page)).not.toBeInViewport();
    // As an owner may write it into a text.
    await scroller(page).evaluate((element) => {
      const link = document.createElement("a");
      link.href = "#conclusion";
      link.textContent = "In short";
      element.querySelector("section")?.prepend(link);
    });
    const before = await desktop.historyLength();
    await page.getByRole("link", { name: "In short" }).click();
    await desktop.expectAt(`${addressOf(firstPost)}#conclusion`);
    await expectConclusion(page);
    expect(await desktop.historyLength()).toBe(before + 1);
    await desktop.go(-1);
    await desktop.expectAt(addressOf(firstPost));
    await desktop.go(-1);
    await desktop.expectAt("/posts/");
    await desktop.go(2);
    await desktop.expectAt(`${addressOf(firstPost)}#conclusion`);
    await expectConclusion(page);
  });
});

test("the focus is never on the page as a whole, where Gatsby would put it", async ({
  desktop,
  page,
}) => {
  const whole = page.locator("#gatsby-focus-wrapper");
  await desktop.visit();
  await expect(whole).toBeAttached();
  await expect(whole).not.toBeFocused();
  await openSection(page, "Projects");
  await desktop.expectAt("/projects/");
  await expect(whole).not.toBeFocused();
});

test("a tab and an icon can be dragged to the bookmarks: the browser gets their addresses", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await page.evaluate(() => {
    const dragged: (string | null)[] = [];
    Object.assign(window, { dragged });
    addEventListener("dragstart", (event) => {
      const address = event.dataTransfer?.getData("text/uri-list") ?? "";
      dragged.push(event.defaultPrevented ? null : address);
      // Nothing is dropped here.
      event.preventDefault();
    });
  });
  const dragged = () => page.evaluate(() => Reflect.get(window, "dragged"));
  const drag = async (link: Locator) => {
    const box = await link.boundingBox();
    if (box === null) throw new Error("The link is not on screen.");
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + 30, middle.y + 30, { steps: 5 });
    await page.mouse.up();
  };
  const addresses = ["projects/", "movie-db/"].map((path) => new URL(path, desktop.site).href);
  await drag(tab(page, "Projects"));
  await expect.poll(dragged).toEqual(addresses.slice(0, 1));
  // In front, so that no other window lies over its icons.
  await desktop.home.title.click();
  await drag(desktop.icon("Movie DB"));
  await expect.poll(dragged).toEqual(addresses);
});

test("neither the desktop nor an open frame is made anew by any step", async ({
  desktop,
  page,
}) => {
  await desktop.visit("/mission/");
  const LASTING = ["header", "main", "[data-wallpaper]"];
  await page.evaluate((selectors) => {
    for (const selector of selectors) {
      const element = document.querySelector(selector);
      if (element === null) throw new Error(`There is no ${selector}.`);
      Object.assign(element, { isTheFirst: true });
    }
  }, LASTING);
  await desktop.openMovie();
  const element = await desktop.movie.frame.locator("iframe").elementHandle();
  const frame = await element?.contentFrame();
  await frame?.waitForLoadState();
  await frame?.evaluate(() => Object.assign(window, { isTheFirst: true }));

  const expectTheSame = async () => {
    expect(await frame?.evaluate(() => Reflect.get(window, "isTheFirst"))).toBe(true);
    const lasting = await page.evaluate(
      (selectors) =>
        selectors.filter((selector) =>
          Reflect.get(document.querySelector(selector) ?? {}, "isTheFirst"),
        ),
      LASTING,
    );
    expect(lasting).toEqual(LASTING);
  };
  await desktop.about.raise();
  await openSection(page, "Posts");
  await listed(panel(page, "Posts")).nth(1).click();
  await desktop.expectAt(addressOf(secondPost));
  await expectTheSame();
  await desktop.movie.title.focus();
  await desktop.expectAt("/movie-db/");
  await desktop.go(-2);
  await desktop.expectAt("/mission/");
  await expectTheSame();
  await desktop.go(2);
  await desktop.expectAt("/movie-db/");
  await desktop.about.raise();
  await panel(page, "Posts")
    .getByRole("link", { name: /^Next post/ })
    .click();
  await desktop.about.button("Close").click();
  await desktop.icon("About Me").dblclick();
  await expect(desktop.about.frame).toBeVisible();
  await expectTheSame();
});
