import { words as siteWords } from "../../src/words/words";
import { ABOUT_SIZE } from "../support/aboutMe";
import type { Desktop } from "../support/browser/desktop";
import { restingBox } from "../support/browser/restingBox";
import { expect, test } from "../support/browser/test";

const { titles, webVitals: words } = siteWords;

const header = ({ vitals }: Desktop) =>
  vitals.title.getByRole("button", { name: titles.webVitals, exact: true });

/** A metric's value and rating, by what a screen reader calls it. */
const value = ({ vitals }: Desktop, index: number) =>
  vitals.frame.getByRole("definition").nth(index);

test("Web Vitals is 180 px wide at the bottom left and lists five metrics and the time", async ({
  desktop,
}) => {
  await desktop.visit();
  await expect(desktop.vitals.frame).toHaveBox({ x: 20, y: 700, width: 180 });
  const names = (["CLS", "INP", "LCP", "FCP", "TTFB"] as const).map(
    (name) => new RegExp(`^${name}.*${words[name]}$`),
  );
  await expect(desktop.vitals.frame.getByRole("term")).toHaveText(names);
  await expect(desktop.vitals.frame.getByRole("time")).toHaveText(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\+[12]$/,
  );
});

test("Web Vitals shows on a machine that is never idle", { tag: "@chromium" }, async ({
  desktop,
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : window.setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), timeout);
  });
  await desktop.visit();
  await expect(desktop.vitals.frame).toBeVisible();
});

// Firefox measures no layout shift.
test("Web Vitals shows the browser's measurements, with a rating", {
  tag: "@chromium",
}, async ({ desktop, page }) => {
  await desktop.visit();
  await desktop.home.title.click();
  const [fcp, ttfb] = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const [navigation] = performance.getEntriesByType("navigation");
    return [
      paint?.startTime ?? Number.NaN,
      (navigation as PerformanceNavigationTiming).responseStart,
    ].map((ms) => `${Math.round(ms)} ms`);
  });
  await expect(value(desktop, 0)).toContainText(/^\d\.\d{3}/);
  await expect(value(desktop, 1)).toContainText(/^\d+ ms/);
  await expect(value(desktop, 2)).toContainText(/^\d+ ms/);
  await expect(value(desktop, 3)).toContainText(fcp ?? "");
  await expect(value(desktop, 4)).toContainText(ttfb ?? "");
  const rating = new RegExp(`^(${words.good}|${words["needs-improvement"]}|${words.poor})$`);
  for (const index of [0, 1, 2, 3, 4])
    await expect(value(desktop, index).getByRole("img", { name: rating })).toBeVisible();
});

test("Web Vitals collapses by a click on its header, but not by a drag of it", async ({
  desktop,
}) => {
  await desktop.visit();
  const { vitals } = desktop;
  await expect(header(desktop)).toHaveAttribute("aria-expanded", "true");
  await vitals.drag({ x: 300, y: -200 });
  await expect(vitals.frame).toHaveBox({ x: 320, y: 500, width: 180 });
  await expect(header(desktop)).toHaveAttribute("aria-expanded", "true");
  await header(desktop).click();
  await expect(header(desktop)).toHaveAttribute("aria-expanded", "false");
  await expect(vitals.frame.getByRole("time")).toBeHidden();
  // Another window may cover the title, so the whole header answers.
  await vitals.frame.click({ position: { x: 174, y: 5 } });
  await expect(header(desktop)).toHaveAttribute("aria-expanded", "true");
  await expect(vitals.frame.getByRole("time")).toBeVisible();
});

test("Web Vitals stays within its own limits, and its header still works by keyboard", {
  tag: "@release",
}, async ({ desktop }) => {
  await desktop.visit();
  const { vitals } = desktop;
  // The panel stops before the pointer does, which is off the header when it is let go.
  await vitals.drag({ x: 1290, y: 150 });
  await expect(vitals.frame).toHaveBox({ x: 1440 - 200, y: 900 - 100 });
  await expect(header(desktop)).toHaveAttribute("aria-expanded", "true");
  await header(desktop).press("Enter");
  await expect(header(desktop)).toHaveAttribute("aria-expanded", "false");
});

test("Web Vitals starts 200 px above the lower edge, or above a dock that would be under it", {
  tag: "@release",
}, async ({ desktop, page }) => {
  for (const [width, y] of [
    [1024, 800],
    [768, 800],
    [640, 720],
    [390, 720],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await desktop.visit();
    await expect(desktop.vitals.frame).toHaveBox({ x: 20, y });
  }
});

test("Web Vitals, folded, stays folded after a reload", async ({ desktop }) => {
  await desktop.visit();
  await header(desktop).dblclick();
  await expect(header(desktop)).toHaveAttribute("aria-expanded", "false");
  await desktop.reload();
  await expect(header(desktop)).toHaveAttribute("aria-expanded", "false");
  await header(desktop).click();
  await expect(header(desktop)).toHaveAttribute("aria-expanded", "true");
});

for (const [width, height, x, y] of [
  [1024, 768, 0, 84],
  [1180, 820, 20, 110],
  [1280, 720, 70, 60],
  [1366, 768, 113, 84],
  [1024, 600, 0, 32],
  [768, 1024, 0, 212],
] as const)
  test(`At ${width} × ${height} About Me ends above Web Vitals, and nothing moves when it closes`, async ({
    desktop,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await desktop.visit();
    const panel = await restingBox(desktop.vitals.frame);
    await expect(desktop.about.frame).toHaveBox({ x, y, height: panel.y - 12 - y });
    const icon = desktop.icon("Movie DB");
    const [card, inCard] = [await restingBox(desktop.home.frame), await restingBox(icon)];
    expect(inCard.x + inCard.width / 2).toBeCloseTo(card.x + card.width / 2, 0);
    await desktop.about.close();
    await expect(desktop.home.frame).toHaveBox(card);
    await expect(icon).toHaveBox(inCard);
  });

test("Beside Web Vitals, on a wide screen, About Me ends 20 px above the dock", async ({
  desktop,
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await desktop.visit();
  await expect(desktop.about.frame).toHaveBox({
    x: 390,
    y: 240,
    width: ABOUT_SIZE.width,
    height: 748,
  });
  const { y } = await restingBox(desktop.dock);
  expect(y).toBe(240 + 748 + 20);
});
