import type { Locator, Page } from "@playwright/test";
import { expect, TOP_BAR_PX, test, VIEWPORTS } from "./support/test";

const styleOf = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name),
    [property, pseudo] as const,
  );

/** How a colour of the theme comes out on the page, by its custom property. */
const themeColour = (page: Page, name: string) =>
  page.evaluate((property) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${property})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("The element is not on screen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test.describe("a window with the focus", () => {
  test("has its title in full ink, and colour in what is selected; an inactive one has neither", async ({
    desktop,
    page,
  }) => {
    // Colours that are on their way to others would be read.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await desktop.visit();
    const ink = await themeColour(page, "--ui-fg");
    const muted = await themeColour(page, "--ui-fg-muted");
    const selected = await themeColour(page, "--ui-bg-selected");
    const { about, home } = desktop;
    const tab = about.frame.getByRole("tab", { selected: true });

    expect(await styleOf(about.title, "color")).toBe(ink);
    expect(await styleOf(home.title, "color")).toBe(muted);
    expect(await styleOf(tab, "background-color")).toBe(selected);
    const edge = await styleOf(tab, "box-shadow");

    await home.title.click();
    await expect.poll(() => styleOf(home.title, "color")).toBe(ink);
    await expect.poll(() => styleOf(about.title, "color")).toBe(muted);
    await expect.poll(() => styleOf(tab, "background-color")).not.toBe(selected);
    expect(await styleOf(tab, "box-shadow")).not.toBe(edge);
  });
});

test.describe("the controls", () => {
  test("come first, close before minimize before fullscreen, 20 px from one to the next", async ({
    desktop,
  }) => {
    await desktop.visit();
    const { about } = desktop;
    const inOrder = ["Close", "Minimize not available", "Enter fullscreen", "Window menu"];
    const places = await Promise.all(inOrder.map((name) => middleOf(about.button(name))));
    const [close = 0, minimize = 0, fullscreen = 0, menu = 0] = places.map(({ x }) => x);
    expect([minimize - close, fullscreen - minimize]).toEqual([20, 20]);
    expect(menu).toBeGreaterThan(fullscreen);
    expect((await about.title.boundingBox())?.x).toBeGreaterThan(menu);
    expect(await styleOf(about.button("Close"), "width", "::before")).toBe("12px");
  });

  test("what is not available is a ring", async ({ desktop }) => {
    await desktop.visit();
    const minimize = desktop.about.button("Minimize not available");
    expect(await styleOf(minimize, "background-color", "::before")).toBe("rgba(0, 0, 0, 0)");
    expect(await styleOf(minimize, "border-top-width", "::before")).toBe("2px");
  });

  test("always show their signs where contrast is wanted", async ({ desktop, page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await desktop.visit();
    const sign = desktop.about.button("Close").locator("svg");
    expect(await styleOf(sign, "opacity")).toBe("0");
    await page.emulateMedia({ contrast: "more" });
    await expect(sign).toHaveCSS("opacity", "1");
    await page.emulateMedia({ contrast: null, forcedColors: "active" });
    await expect(sign).toHaveCSS("opacity", "1");
  });
});

for (const theme of ["light", "dark"]) {
  test(`quiet words are as strong as others where contrast is wanted, in the ${theme} theme`, async ({
    desktop,
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem("ui-theme", name), theme);
    await desktop.visit();
    const quiet = desktop.about.frame.locator("[data-part=prose] p").nth(1);
    const strong = desktop.about.frame.getByRole("heading", { name: "Alex Example" });
    const ink = await styleOf(strong, "color");
    expect(await styleOf(quiet, "color")).not.toBe(ink);
    await page.emulateMedia({ contrast: "more" });
    await expect(quiet).toHaveCSS("color", ink);
  });
}

test("the Home directory is as wide as its title and its icons", async ({ desktop }) => {
  await desktop.visit();
  const { x, y, width } = await desktop.home.box();
  expect({ x, y }).toEqual({ x: 50, y: 100 });
  expect(width).toBeGreaterThan(130);
  expect(width).toBeLessThan(170);
  expect(
    await desktop.home.title.evaluate((title) => title.scrollWidth - title.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test.describe("the wallpaper's tint", () => {
  const barColour = (window: { frame: Locator }) =>
    styleOf(window.frame.locator("[data-part=title-bar]"), "background-color");

  test("is in title bar and sidebar, follows the wallpaper, and is there before the page starts", async ({
    desktop,
    page,
    browser,
  }) => {
    await desktop.visit();
    const { about } = desktop;
    const tinted = await barColour(about);
    expect(tinted).not.toBe(await themeColour(page, "--ui-bg-title-bar"));
    const sidebar = about.frame.getByRole("tablist");
    expect(await styleOf(sidebar, "background-color")).not.toBe(
      await themeColour(page, "--ui-bg-sidebar"),
    );
    // What is read stands on plain paper.
    expect(await styleOf(about.frame, "background-color")).toBe(
      await themeColour(page, "--ui-bg-window"),
    );

    await page.getByRole("button", { name: "View", exact: true }).click();
    await page.getByRole("menuitem", { name: "Wallpaper" }).click();
    await page.getByRole("menuitemradio", { name: "Low sun on dunes" }).click();
    await expect.poll(() => barColour(about)).not.toBe(tinted);
    await about.frame
      .locator("[data-part=title-bar]")
      .evaluate((bar) => Promise.all(bar.getAnimations().map(({ finished }) => finished)));
    const inSand = await barColour(about);

    const { origin } = new URL(page.url());
    const state = await page.context().storageState();
    const withoutScripts = await browser.newContext({
      storageState: state,
      viewport: VIEWPORTS.desktop,
      baseURL: page.url(),
    });
    const next = await withoutScripts.newPage();
    // The page's own scripts never come.
    await next.route("**/*.js", (route) => route.abort());
    await next.goto(origin + new URL(page.url()).pathname);
    const bar = next.locator("[data-window-id] > [data-part=title-bar]").last();
    expect(await styleOf(bar, "background-color")).toBe(inSand);
    await withoutScripts.close();
  });
});

/** Where the middle of a window is painted, and how large, while it is on its way. */
const painted = (frame: Locator) =>
  frame.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width };
  });

/** Holds all motions of a window at so many milliseconds. */
const holdAt = (frame: Locator, ms: number) =>
  frame.evaluate((element, time) => {
    for (const motion of element.getAnimations()) {
      motion.pause();
      motion.currentTime = time;
    }
    return element.getAnimations().length;
  }, ms);

/** So that a motion's first moment can be looked at: every window that appears, or leaves, is held there. */
const holdMotions = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("transitionrun", ({ target }) => {
      if (!(target instanceof Element) || !target.matches("[data-window-id]")) return;
      for (const motion of target.getAnimations()) {
        // This event may come after a test has held it elsewhere.
        if (motion.playState === "paused") continue;
        motion.pause();
        motion.currentTime = 0;
      }
    });
  });

/** Lets what is held go on. */
const release = (frame: Locator) =>
  frame.evaluate((element) => {
    for (const motion of element.getAnimations()) motion.finish();
  });

test.describe("a window that is opened", () => {
  test("comes out of the icon that was pressed, and goes back into it", async ({
    desktop,
    page,
  }) => {
    await holdMotions(page);
    await desktop.visit();
    const icon = desktop.icon("Movie DB");
    const from = await middleOf(icon.locator("svg"));
    await icon.dblclick();
    const { frame } = desktop.movie;
    await expect(frame).toBeVisible();
    const begun = await painted(frame);
    expect(Math.hypot(begun.x - from.x, begun.y - from.y)).toBeLessThan(3);
    expect(begun.width).toBeLessThan(120);
    await release(frame);
    expect((await desktop.movie.box()).width).toBe(960);

    await page.keyboard.press("Escape");
    await desktop.movie.button("Close").click();
    await expect(frame).toHaveAttribute("data-leaving", "");
    expect(await holdAt(frame, 239.9)).toBe(2);
    const ending = await painted(frame);
    expect(Math.hypot(ending.x - from.x, ending.y - from.y)).toBeLessThan(12);
    await release(frame);
    await expect(frame).toHaveCount(0);
  });

  test("comes out of the dock, and one of the arrival goes into it", async ({ desktop, page }) => {
    await holdMotions(page);
    await desktop.visit();
    const dock = page.getByRole("navigation", { name: "Dock" });
    const item = dock.getByRole("link", { name: "About Me", exact: true });
    await page.mouse.move(700, 400);
    const goal = await middleOf(item.locator("svg"));
    const { frame } = desktop.about;
    await desktop.about.button("Close").click();
    await expect(frame).toHaveAttribute("data-leaving", "");
    await holdAt(frame, 239.9);
    const ending = await painted(frame);
    expect(Math.hypot(ending.x - goal.x, ending.y - goal.y)).toBeLessThan(12);

    // Asked for again while it is on its way out, it turns round where it is.
    await item.click();
    await expect(frame).not.toHaveAttribute("data-leaving");
    const turned = await painted(frame);
    expect(Math.hypot(turned.x - goal.x, turned.y - goal.y)).toBeLessThan(40);
    await release(frame);
    expect(await desktop.about.place()).toEqual({ x: 150, y: 150 });
  });

  test("is there at once where less motion is wanted", async ({ desktop, page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await desktop.visit();
    const icon = desktop.icon("Movie DB");
    await icon.dblclick();
    await expect(desktop.movie.frame).toBeVisible();
    const durations = await desktop.movie.frame.evaluate((element) =>
      element.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    );
    expect(Math.max(0, ...durations)).toBeLessThan(1);
  });

  test("follows a drag at once, even while it opens", async ({ desktop, page }) => {
    await desktop.visit();
    const { x, y } = await middleOf(desktop.about.title);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 100, y + 30, { steps: 4 });
    expect(await desktop.about.frame.evaluate((frame) => frame.getBoundingClientRect().left)).toBe(
      250,
    );
    expect(await desktop.about.frame.evaluate((frame) => frame.getAnimations().length)).toBe(0);
    await page.mouse.up();
    expect(await desktop.about.frame.evaluate((frame) => frame.getBoundingClientRect().left)).toBe(
      250,
    );
  });
});

test("another section comes in 120 ms, the one of the arrival at once", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const motions = () =>
    page
      .locator("[role=tabpanel]:visible")
      .evaluate((panel) =>
        panel.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration),
      );
  const seen = await page.evaluate(() => {
    const durations: unknown[] = [];
    document.addEventListener("animationstart", ({ target }) => {
      if (!(target instanceof Element) || !target.matches("[role=tabpanel]")) return;
      durations.push(getComputedStyle(target).animationDuration);
    });
    Object.assign(window, { durations });
    return durations;
  });
  expect(seen).toEqual([]);
  expect(await motions()).toEqual([]);
  await page.getByRole("tab", { name: "Mission" }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "durations"))).toEqual(["0.12s"]);
});

test.describe("on a phone that is not high", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  const swipe = async (page: Page, from: { x: number; y: number }, by: number) => {
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: from.x, y }],
      });
    await touch("touchStart", from.y);
    for (let step = 1; step <= 8; step++) await touch("touchMove", from.y + (step * by) / 8);
    await touch("touchEnd", from.y + by);
  };

  test("a sheet starts at 104 px, and fills the screen as soon as one reads on in it", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const top = async () => (await desktop.about.box()).y;
    expect(await top()).toBe(104);
    // Down, and to and fro: that is not reading on.
    await swipe(page, { x: 180, y: 400 }, 60);
    expect(await top()).toBe(104);
    await swipe(page, { x: 180, y: 400 }, -80);
    await expect.poll(top).toBe(TOP_BAR_PX);
    await swipe(page, { x: 180, y: 400 }, -80);
    expect(await top()).toBe(TOP_BAR_PX);
  });

  test("the strip of tabs fades at its beginning once it is scrolled", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    const strip = page.getByRole("tablist");
    const fade = () => styleOf(strip, "mask-image");
    const atRest = await fade();
    await strip.evaluate((element) => element.scrollTo({ left: 120, behavior: "instant" }));
    await expect.poll(fade).not.toBe(atRest);
    await strip.evaluate((element) => element.scrollTo({ left: 0, behavior: "instant" }));
    await expect.poll(fade).toBe(atRest);
  });

  test("the way to get in touch is as wide as the text", async ({ desktop, page }) => {
    await desktop.visit();
    const link = page.getByRole("link", { name: "Get in touch" });
    expect((await link.boundingBox())?.width).toBe(320);
  });
});

test.describe("on a wide screen", () => {
  for (const [width, height, scale] of [
    [1440, 900, 1],
    [1920, 1080, 1.15],
    [2560, 1440, 1.5],
    // Wide, and not so high that all of the desktop is drawn larger.
    [3440, 1440, 2],
  ] as const) {
    test(`of ${width} px, what is in a fullscreen window is ${scale} times as large, and in the middle`, async ({
      desktop,
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await desktop.visit("/mission/");
      const tab = page.getByRole("tab", { name: "General" });
      const { height: before } = (await tab.boundingBox()) ?? { height: 0 };
      await page.setViewportSize({ width, height });
      await desktop.about.button("Enter fullscreen").click();
      await expect(desktop.about.button("Exit fullscreen")).toBeVisible();
      const growth = async () => ((await tab.boundingBox())?.height ?? 0) / before;
      await expect.poll(growth).toBeGreaterThan(scale - 0.03);
      expect(await growth()).toBeLessThan(scale + 0.03);
      await tab.click();
      const middleOfPart = async (selector: string) => {
        const box = await page.locator(selector).boundingBox();
        return box === null ? Number.NaN : box.x + box.width / 2;
      };
      const panel = "[role=tabpanel]:visible";
      const fromMiddle = async () =>
        Math.abs((await middleOfPart(panel)) - (await middleOfPart(`${panel} > *`)));
      await expect.poll(fromMiddle).toBeLessThan(10);
    });
  }
});
