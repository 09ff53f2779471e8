import type { Page } from "@playwright/test";
import type { Box } from "../../src/lib/geometry";
import { ABOUT_SIZE } from "../support/aboutMe";
import type { DesktopWindow } from "../support/browser/desktopWindow";
import { restingBox } from "../support/browser/restingBox";
import { expect, test, VIEWPORTS } from "../support/browser/test";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Stops every window in the first moment of its motion, for inspection. */
const holdWindows = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("transitionrun", ({ target }) => {
      if (!(target instanceof Element) || target.getAttribute("role") !== "region") return;
      for (const motion of target.getAnimations()) {
        if (motion.playState === "paused") continue;
        motion.pause();
        motion.currentTime = 0;
      }
    });
  });

/** Waits until a window is held, and lets it end its motion. */
const release = async (window: DesktopWindow) =>
  window.frame.evaluate((frame) => {
    for (const motion of frame.getAnimations()) motion.finish();
  });

const isHeld = (window: DesktopWindow) => () =>
  window.frame.evaluate((frame) =>
    frame.getAnimations().some(({ playState }) => playState === "paused"),
  );

test("A window grows out of the icon that opened it", async ({ desktop, page }) => {
  await holdWindows(page);
  await desktop.visit();
  const { movie } = desktop;
  const icon = await restingBox(desktop.icon("Movie DB").locator("svg"));
  await desktop.icon("Movie DB").dblclick();
  await expect.poll(isHeld(movie)).toBe(true);
  const begun = await restingBox(movie.frame);
  await expect(movie.frame).toHaveBox(
    {
      x: icon.x + icon.width / 2 - begun.width / 2,
      y: icon.y + icon.height / 2 - begun.height / 2,
    },
    { tolerance: 3 },
  );
  await expect(movie.frame).toHaveBox({ width: 77 });
  await expect(movie.frame).toHaveCSS("opacity", "1");
  await release(movie);
  await expect(movie.frame).toHaveBox({ x: 376, y: 210, width: 960, height: 600 });
});

test("A window of the arrival closes into its icon in the dock", async ({ desktop, page }) => {
  await holdWindows(page);
  await desktop.visit();
  const { about } = desktop;
  const icon = await restingBox(desktop.dockItem("About Me").locator("svg"));
  await about.control("Close").click();
  await expect.poll(isHeld(about)).toBe(true);
  await about.frame.evaluate((frame) => {
    for (const motion of frame.getAnimations()) motion.currentTime = 209.9;
  });
  const ended = await restingBox(about.frame);
  expect(ended.x + ended.width / 2).toBeCloseTo(icon.x + icon.width / 2, -1);
  expect(ended.y + ended.height / 2).toBeCloseTo(icon.y + icon.height / 2, -1);
  expect(ended.width).toBeLessThan(100);
});

test("A window begins to grow or shrink as wide as it was, in the proportions of its content", async ({
  desktop,
  page,
}) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...motion) {
      const animation = animate.apply(this, motion);
      if (this.role === "region") animation.pause();
      return animation;
    };
  });
  await desktop.visit();
  const { about } = desktop;
  const panel = await desktop.openSection("Mission");
  const text = panel.getByRole("paragraph").first();
  const proportion = async () => {
    const { width, height } = await restingBox(text);
    return width / height;
  };
  /** Whether the text is in the proportions that it has in the end, and only smaller or larger. */
  const expectEnd = async (window: Partial<Box>) => {
    await expect.poll(isHeld(about)).toBe(true);
    const begun = await proportion();
    await expect(about.frame).toHaveBox(window);
    await release(about);
    expect(begun).toBeCloseTo(await proportion());
  };
  await about.control("Enter fullscreen").click();
  await expectEnd({ x: 150, y: 150, width: ABOUT_SIZE.width });
  await about.control("Exit fullscreen").click();
  await expectEnd({ x: 0, width: 1440 });
  await expect(about.frame).toHaveBox({ x: 150, y: 150, width: ABOUT_SIZE.width });
});

test("Another theme spreads in a circle from its button", async ({ desktop, page }) => {
  await page.addInitScript(() => {
    const motions: string[] = [];
    Object.assign(window, { motions });
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    document.startViewTransition = (change) => {
      const transition = start(change);
      transition.ready.then(() => {
        for (const motion of document.getAnimations())
          if (motion instanceof CSSAnimation) motions.push(motion.animationName);
      });
      return transition;
    };
  });
  await desktop.visit();
  await desktop.chooseTheme("light");
  const motions = () => page.evaluate(() => Reflect.get(window, "motions"));
  await expect.poll(motions).toContain("spread");
});

test("Another section fades in within 180 ms, the first one is there at once", async ({
  desktop,
  page,
}) => {
  await page.addInitScript(() => {
    const fades: string[] = [];
    Object.assign(window, { fades });
    document.addEventListener("animationstart", ({ target, pseudoElement }) => {
      if (pseudoElement !== "" || !(target instanceof Element)) return;
      if (target.getAttribute("role") === "tabpanel")
        fades.push(getComputedStyle(target).animationDuration);
    });
  });
  await desktop.visit();
  const fades = () => page.evaluate(() => Reflect.get(window, "fades"));
  await expect.poll(fades).toEqual([]);
  await desktop.openSection("Mission");
  await expect.poll(fades).toEqual(["0.18s"]);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: VIEWPORTS.phone });

  test("A sheet slides up from the lower edge of the screen", async ({ desktop, page }) => {
    await holdWindows(page);
    await desktop.visit();
    const { about, movie } = desktop;
    await about.control("Close").tap();
    await expect.poll(isHeld(about)).toBe(true);
    await release(about);
    await desktop.icon("Movie DB").tap();
    await expect.poll(isHeld(movie)).toBe(true);
    await expect(movie.frame).toHaveBox({ x: 0, y: VIEWPORTS.phone.height, width: 390 });
    await release(movie);
    await expect(movie.frame).toHaveBox({ x: 0, y: 56, width: 390 });
  });
});
