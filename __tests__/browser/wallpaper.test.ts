import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { themeStorageKey } from "./support/content";
import { Desktop } from "./support/desktop";
import { expect, test, VIEWPORTS } from "./support/test";

interface WrittenWallpaper {
  name: string;
  title: string;
  lightFile?: string;
  focus?: { x: number; y: number };
}

const wallpapers: WrittenWallpaper[] = JSON.parse(readFileSync("data/wallpapers.json", "utf8"));

const ground = (page: Page) => page.locator("[data-wallpaper]");
const finePicture = (page: Page) => ground(page).locator("picture[data-state=decoded] img");
const grain = (page: Page) => page.locator("[data-grain]");

/** Of the file, not as it is shown. */
const sizeOf = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    const file = await (await fetch(image.currentSrc)).blob();
    const { width, height } = await createImageBitmap(file);
    return [width, height];
  });

const chooseWallpaper = async (page: Page, title: string) => {
  await page.getByRole("button", { name: "View" }).click();
  await page.getByRole("menuitem", { name: "Wallpaper" }).click();
  await page.getByRole("menuitemradio", { name: title }).click();
};

const chooseTheme = async (page: Page, name: string) => {
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("menuitemradio", { name }).click();
};

const begin = (page: Page, theme: "light" | "dark") =>
  page.addInitScript(
    ([key, value]) => localStorage.setItem(String(key), String(value)),
    [themeStorageKey, theme],
  );

/** Names of the pictures that were asked for, in their order; `before` the page had loaded, or since. */
const picturesAskedFor = (page: Page, when: "before" | "since") =>
  page.evaluate((time) => {
    const [navigation] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const loaded = navigation?.loadEventStart ?? 0;
    return performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.(avif|webp|jpe?g)$/.test(name))
      .filter(({ startTime }) => startTime < loaded === (time === "before"))
      .map(({ name }) => name.slice(name.lastIndexOf("/") + 1));
  }, when);

const fileOf = (image: HTMLImageElement) => image.currentSrc;

/** How bright a corner of the desktop is on which nothing stands, from 0 to 255. */
const brightness = async (page: Page): Promise<number> => {
  const { height } = page.viewportSize() ?? VIEWPORTS.desktop;
  const clip = { x: 0, y: height - 60, width: 60, height: 60 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
};

const tell = (page: Page, connection: object) =>
  page.addInitScript((told) => {
    Object.defineProperty(navigator, "connection", { value: told });
  }, connection);

test("a small picture is there first, and a fine one comes over it when the page has loaded", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await expect(finePicture(page)).toHaveCSS("opacity", "1");
  expect(await sizeOf(finePicture(page))).toEqual([1920, 1080]);
  await expect(grain(page)).toHaveCSS("background-image", /grain/);
  expect(await picturesAskedFor(page, "before")).toEqual(["bg1.avif"]);
  expect(await picturesAskedFor(page, "since")).toContain("bg1.avif");
});

test("on a phone the fine picture is as tall as the screen", async ({ desktop, page }) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await desktop.visit();
  expect(await sizeOf(finePicture(page))).toEqual([1080, 2160]);
});

for (const [what, connection] of Object.entries({
  "where data are to be saved": { saveData: true, effectiveType: "4g" },
  "on a slow connection": { saveData: false, effectiveType: "3g" },
})) {
  test(`nothing finer is fetched ${what}`, async ({ desktop, page }) => {
    await tell(page, connection);
    await desktop.visit();
    await page.waitForLoadState("networkidle");
    expect(await picturesAskedFor(page, "before")).toEqual(["bg1.avif"]);
    expect(await picturesAskedFor(page, "since")).toEqual([]);
    await expect(grain(page)).toHaveCount(0);
  });
}

test.describe("a fine picture that does not come", () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test("is not missed: the small one stays, and nobody is told", async ({ desktop, page }) => {
    let failures = 0;
    await page.route(/\/static\/fine\//, (route) => {
      failures += 1;
      return route.abort();
    });
    await desktop.visit();
    await expect.poll(() => failures).toBeGreaterThan(0);
    await expect(grain(page)).toBeAttached();
    await expect(ground(page).locator("picture[data-state=decoded]")).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(ground(page).locator("img:visible").first()).toHaveJSProperty("complete", true);
  });
});

test("where another wallpaper was chosen on an earlier visit, the owner's own is not fetched", async ({
  browser,
  context,
  desktop,
  page,
}) => {
  await desktop.visit();
  await chooseWallpaper(page, String(wallpapers[4]?.title));
  await expect.poll(() => finePicture(page).evaluate(fileOf)).toContain("bg4.avif");
  // A browser that has kept nothing else.
  const later = await browser.newContext({ storageState: await context.storageState() });
  const other = await later.newPage();
  const asked: string[] = [];
  other.on("request", (request) => {
    if (request.resourceType() === "image") asked.push(request.url());
  });
  await new Desktop(other, desktop.site).visit();
  await expect.poll(() => finePicture(other).evaluate(fileOf)).toContain("bg4.avif");
  expect(asked.filter((address) => /\/bg1\b/.test(address))).toEqual([]);
  expect(asked).toContainEqual(expect.stringMatching(/\/bg4\.avif$/));
  await later.close();
});

test("a chosen wallpaper has its fine picture, too, also after a reload", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await expect(finePicture(page)).toHaveCSS("opacity", "1");
  await chooseWallpaper(page, String(wallpapers[4]?.title));
  await expect(ground(page)).toHaveAttribute("data-wallpaper", "bg4");
  await expect.poll(() => finePicture(page).evaluate(fileOf)).toContain("bg4.avif");
  await page.reload();
  await expect.poll(() => finePicture(page).evaluate(fileOf)).toContain("bg4.avif");
  expect(await picturesAskedFor(page, "before")).toContain("bg4.avif");
});

for (const theme of ["light", "dark"] as const) {
  const own = theme === "light" ? "bg1-light.avif" : "bg1.avif";

  test(`the first paint of the ${theme} theme has its own picture, and waits for no other`, async ({
    desktop,
    page,
  }) => {
    await begin(page, theme);
    await desktop.visit();
    await expect(ground(page).locator("img:visible").first()).toBeVisible();
    expect(await picturesAskedFor(page, "before")).toEqual([own]);
  });
}

test("the wallpaper changes with the theme, there and back, and its thumbnail with it", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const dark = await brightness(page);
  await chooseTheme(page, "Light");
  await expect.poll(() => brightness(page)).toBeGreaterThan(dark + 80);
  await page.getByRole("button", { name: "View" }).click();
  await page.getByRole("menuitem", { name: "Wallpaper" }).click();
  const thumbnail = page.getByRole("menuitemradio").nth(1).locator("img:visible");
  await expect(thumbnail).toHaveCount(1);
  const address = (image: HTMLImageElement) => image.currentSrc;
  await expect.poll(() => thumbnail.evaluate(address)).toContain("bg1-light");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await chooseTheme(page, "Dark");
  await expect.poll(() => brightness(page)).toBeLessThan(dark + 10);
});

for (const { name, title, focus } of wallpapers.filter((one) => one.focus !== undefined)) {
  test(`${title} is where its focus is seen, from the first paint on`, async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await chooseWallpaper(page, title);
    await expect(ground(page)).toHaveAttribute("data-wallpaper", name);
    await expect(ground(page).locator("img:not([data-theme]):visible").first()).toBeVisible();
    const place = `${focus?.x}% ${focus?.y}%`;
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("ui-wallpaper-focus")))
      .toBe(place);
    // Held up before anything but the head's script has run.
    await page.route(/\.js$/, () => {});
    await page.reload({ waitUntil: "commit" });
    await expect(ground(page)).toHaveCSS("background-position", place);
    await page.unroute(/\.js$/);
    await page.reload();
    await expect(finePicture(page)).toHaveCSS("object-position", place);
  });
}

test.describe("another theme", () => {
  interface Motion {
    part: string;
    clipPath: string[] | undefined;
  }

  /** Notes what moves between the two looks of the page. */
  const noteMotions = (page: Page) =>
    page.addInitScript(() => {
      const { animate } = Element.prototype;
      const motions: Motion[] = [];
      Object.assign(window, { motions });
      Element.prototype.animate = function (keyframes, options) {
        const animation = animate.call(this, keyframes, options);
        const part = String(Object(options).pseudoElement);
        if (part.startsWith("::view-transition")) {
          motions.push({ part, clipPath: Object(keyframes).clipPath });
        }
        return animation;
      };
    });

  const motions = (page: Page): Promise<Motion[]> =>
    page.evaluate(() => Reflect.get(window, "motions"));

  const theme = (page: Page) => page.locator("html");

  test("spreads in a circle from its button, also when it is chosen in another menu or by keys", async ({
    desktop,
    page,
  }) => {
    await noteMotions(page);
    await desktop.visit();
    const button = await page.getByRole("button", { name: "Theme" }).boundingBox();
    if (button === null) throw new Error("There is no button.");
    const middle = { x: button.x + button.width / 2, y: button.y + button.height / 2 };
    await page.getByRole("button", { name: "View" }).click();
    await page.getByRole("menuitem", { name: "Theme" }).click();
    await page.getByRole("menuitemradio", { name: "Light" }).click();
    await expect(theme(page)).toHaveClass("light");
    await expect.poll(async () => (await motions(page)).length).toBe(2);
    await expect(page.getByRole("menu")).toHaveCount(0);
    await page.getByRole("button", { name: "Theme" }).press("Enter");
    await expect(page.getByRole("menu", { name: "Theme" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitemradio", { name: "Dark" })).toHaveAttribute(
      "data-highlighted",
    );
    await page.keyboard.press("Enter");
    await expect(theme(page)).toHaveClass("dark");
    await expect.poll(async () => (await motions(page)).length).toBe(4);
    const numbers = (circle = "") => circle.match(/[\d.]+/g)?.map(Number) ?? [];
    // To the corner that is farthest away.
    const farthest = Math.hypot(middle.x, 900 - middle.y);
    for (const { clipPath } of (await motions(page)).filter(({ part }) => part.includes("new"))) {
      expect(numbers(clipPath?.[0])).toEqual([0, middle.x, middle.y]);
      expect(numbers(clipPath?.[1])[0]).toBeCloseTo(farthest, 1);
    }
  });

  test("is there at once where no motion is wanted", async ({ desktop, page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await noteMotions(page);
    await desktop.visit();
    await chooseTheme(page, "Light");
    await expect(theme(page)).toHaveClass("light");
    expect(await motions(page)).toEqual([]);
  });
});

test("the page for unknown addresses has the grain, and its words stand on it", async ({
  page,
}) => {
  await page.goto("./404.html");
  await expect(grain(page)).toHaveCSS("background-image", /grain/);
  await expect(grain(page)).toHaveCSS("z-index", "-1");
});
