import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import config from "../../playwright.config";
import type { Desktop } from "./support/desktop";
import { expect, test } from "./support/test";

interface WrittenWallpaper {
  title: string;
  relief?: string;
}

const wallpapers: WrittenWallpaper[] = JSON.parse(readFileSync("data/wallpapers.json", "utf8"));
const plain = wallpapers.find(({ relief }) => relief === undefined)?.title ?? "";

const { launchOptions } = config.use ?? {};

// The processor draws, since there may be no graphics card: a small screen, that it be done soon.
test.use({
  viewport: { width: 960, height: 600 },
  expectedComplaints: /GL Driver Message/,
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []).filter((flag) => flag !== "--disable-gpu"),
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
  },
});

/** Counts what is drawn. A lamp takes no slow browser, which this one is: it passes for a quick one. */
const passForQuick = (page: Page) =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, options: object) {
        return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
      },
    });
    const { getParameter } = WebGLRenderingContext.prototype;
    WebGLRenderingContext.prototype.getParameter = function (parameter) {
      const answer: unknown = getParameter.call(this, parameter);
      return String(answer).includes("SwiftShader") ? "A graphics card" : answer;
    };
    const { drawArrays } = WebGLRenderingContext.prototype;
    Object.assign(window, { drawn: 0 });
    WebGLRenderingContext.prototype.drawArrays = function (...given) {
      Object.assign(window, { drawn: Reflect.get(window, "drawn") + 1 });
      drawArrays.apply(this, given);
    };
  });

const drawn = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, "drawn"));

const drawnInTwoFrames = async (page: Page): Promise<number> => {
  const before = await drawn(page);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return (await drawn(page)) - before;
};

const light = (page: Page) => page.locator("canvas[data-part=light]");

const FOLD = { x: 673, y: 373 };

/** How bright a fold of the silk is, from 0 to 255. */
const brightness = async (page: Page): Promise<number> => {
  const clip = { x: FOLD.x - 30, y: FOLD.y - 30, width: 60, height: 60 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
};

/** Nothing stands on the fold, and the picture under it is the fine one. */
const arrive = async (desktop: Desktop) => {
  const { page, about } = desktop;
  await desktop.visit();
  // The lamp is lit at the first use of the page after this.
  await expect(page.locator("[data-grain]")).toBeVisible();
  await about.button("Close").click();
  await expect(about.frame).toHaveCount(0);
  await page.waitForLoadState("networkidle");
};

/** Moves the pointer about until the lamp is seen to follow it. */
const untilLit = async (page: Page) => {
  await page.mouse.move(700, 20);
  await expect(light(page)).toHaveCount(1);
  const before = await drawn(page);
  await expect
    .poll(async () => {
      await page.mouse.move(700, 20);
      await page.mouse.move(720, 24);
      return drawn(page);
    })
    .toBeGreaterThan(before);
};

/** Waits until one theme has made room for the other. */
const untilStill = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === "running").length,
      ),
    )
    .toBe(0);

const openChoice = async (page: Page) => {
  await page.getByRole("button", { name: "View" }).click();
  await page.getByRole("menuitem", { name: "Living wallpaper" }).click();
};

const reliefsAskedFor = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType("resource").filter(({ name }) => name.includes("relief")).length,
  );

test.describe("a lamp over the silk", () => {
  test.beforeEach(({ page }) => passForQuick(page));

  for (const theme of ["Dark", "Light"]) {
    test(`trails the pointer in the ${theme.toLowerCase()} theme; it draws nothing once it is there, and goes out with the pointer`, async ({
      desktop,
      page,
    }) => {
      await arrive(desktop);
      await page.getByRole("button", { name: "Theme" }).click();
      await page.getByRole("menuitemradio", { name: theme }).click();
      await expect(page.getByRole("menu")).toHaveCount(0);
      await untilLit(page);
      await untilStill(page);
      await page.locator("html").dispatchEvent("pointerleave");
      await expect.poll(() => drawnInTwoFrames(page)).toBe(0);
      const before = await brightness(page);
      await page.mouse.move(FOLD.x - 80, FOLD.y);
      await page.mouse.move(FOLD.x, FOLD.y);
      await expect.poll(() => brightness(page)).toBeGreaterThan(before + 3);
      await expect.poll(() => drawnInTwoFrames(page)).toBe(0);
      await page.locator("html").dispatchEvent("pointerleave");
      await expect.poll(() => brightness(page)).toBeLessThan(before + 1);
    });
  }

  test("rests while a window is dragged, and under one that fills the screen", async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await expect(page.locator("[data-grain]")).toBeVisible();
    await untilLit(page);
    const { x, y } = await desktop.about.place();
    await page.mouse.move(x + 400, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 420, y + 40);
    await expect.poll(() => drawnInTwoFrames(page)).toBe(0);
    const before = await drawn(page);
    await page.mouse.move(x + 500, y + 90, { steps: 10 });
    expect(await drawn(page)).toBe(before);
    await page.mouse.up();
    await page.mouse.move(x + 480, y + 90);
    await expect.poll(() => drawn(page)).toBeGreaterThan(before);
    await desktop.about.button("Enter fullscreen").click();
    await expect(desktop.about.button("Exit fullscreen")).toBeVisible();
    await expect.poll(() => drawnInTwoFrames(page)).toBe(0);
    const under = await drawn(page);
    await page.mouse.move(300, 300, { steps: 10 });
    expect(await drawn(page)).toBe(under);
  });

  test("is put out in the View menu, which is remembered, and lit again", async ({
    desktop,
    page,
  }) => {
    await arrive(desktop);
    await expect(light(page)).toHaveCount(1);
    await openChoice(page);
    await page.getByRole("menuitemradio", { name: "Off" }).click();
    await expect(light(page)).toHaveCount(0);
    await page.reload();
    await desktop.untilStarted();
    await expect(page.locator("[data-grain]")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(light(page)).toHaveCount(0);
    expect(await reliefsAskedFor(page)).toBe(0);
    await openChoice(page);
    await page.getByRole("menuitemradio", { name: "On" }).click();
    await expect(light(page)).toHaveCount(1);
  });

  test("is not there over a wallpaper of which no relief is known", async ({ desktop, page }) => {
    await arrive(desktop);
    await expect(light(page)).toHaveCount(1);
    await page.getByRole("button", { name: "View" }).click();
    await page.getByRole("menuitem", { name: "Wallpaper", exact: true }).click();
    await page.getByRole("menuitemradio", { name: plain }).click();
    await expect(light(page)).toHaveCount(0);
    await page.getByRole("button", { name: "View" }).click();
    await expect(page.getByRole("menuitem", { name: "Wallpaper", exact: true })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Living wallpaper" })).toHaveCount(0);
  });
});

test.describe("nobody is offered a lamp, and none is fetched", () => {
  const expectNone = async (page: Page) => {
    await page.waitForLoadState("networkidle");
    expect(await reliefsAskedFor(page)).toBe(0);
    await expect(light(page)).toHaveCount(0);
    await page.getByRole("button", { name: "View" }).click();
    await expect(page.getByRole("menuitem", { name: "Wallpaper", exact: true })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Living wallpaper" })).toHaveCount(0);
  };

  test("where motion is not wanted", async ({ desktop, page }) => {
    await passForQuick(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrive(desktop);
    await expectNone(page);
  });

  test("where data are to be saved", async ({ desktop, page }) => {
    await passForQuick(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await desktop.visit();
    await expectNone(page);
  });

  test("where drawing is slow", async ({ desktop, page }) => {
    await arrive(desktop);
    await expectNone(page);
  });

  test.describe("by a finger", () => {
    test.use({ hasTouch: true, isMobile: true });

    test("which does not hover", async ({ desktop, page }) => {
      await passForQuick(page);
      await arrive(desktop);
      await expectNone(page);
    });
  });
});
