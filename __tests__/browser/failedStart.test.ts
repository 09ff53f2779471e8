import { readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { BUILT_SITE } from "../../scripts/server/siteServer";
import { START_PATIENCE_MS } from "../../src/desktop/failedStart";
import { onSite } from "./support/addresses";
import { holdRequests } from "./support/holdRequests";
import { COMPLAINTS_OF_LOSS, loseFiles } from "./support/lostFiles";
import { expect, test, VIEWPORTS } from "./support/test";

test.use({ expectedComplaints: COMPLAINTS_OF_LOSS });

const scriptsOf = (page: string) => [
  ...new Set(readFileSync(join(BUILT_SITE, page), "utf8").match(/\/static\/[^"]+\.js(?=")/g)),
];

const notice = (page: Page) => page.getByRole("alert");
const reload = (page: Page) => notice(page).getByRole("button", { name: "Reload" });

const expectFailure = async (page: Page) => {
  await expect(notice(page)).toHaveText("This page has not loaded completely. Reload");
};

test("a script that breaks by itself is a failure like a lost one", async ({ page }) => {
  const [script = ""] = scriptsOf("index.html").filter((name) => name.includes("/app-"));
  await page.route(`**${script}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "}" }),
  );
  await page.goto("./");
  await expectFailure(page);
});

test("links are links then, icons too; a reload brings the page, if it can be had by then", async ({
  page,
  desktop,
}) => {
  const restore = await loseFiles(page, "**/page-data/index/page-data.json");
  await page.goto("./");
  await expectFailure(page);
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect(page).toHaveURL(/\/projects\/$/);
  await desktop.untilStarted();
  await page.goBack();
  await expectFailure(page);
  await restore();
  await reload(page).click();
  await desktop.untilStarted();
  await expect(notice(page)).toHaveCount(0);
  await desktop.openMovie();
});

test("the page that nobody finds says so too", async ({ page }) => {
  const restore = await loseFiles(page, "**/page-data/404.html/page-data.json");
  await page.goto("./nowhere");
  await expectFailure(page);
  await restore();
  await reload(page).click();
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test("a page that is only late takes over: the notice goes, and early presses are done", async ({
  page,
  desktop,
}) => {
  await page.clock.install();
  const release = await holdRequests(page, "**/static/*.js");
  await page.goto("./", { waitUntil: "domcontentloaded" });
  await desktop.icon("Movie DB").dblclick();
  await page.clock.fastForward(START_PATIENCE_MS / 2);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.fastForward(START_PATIENCE_MS / 2);
  await expectFailure(page);
  release();
  await expect(desktop.movie.frame).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test("without service workers, whatever there is in their place, the page starts", async ({
  page,
  desktop,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "serviceWorker", {
      get() {
        throw new DOMException("Not in here.", "SecurityError");
      },
    });
  });
  await desktop.visit();
  await expect(notice(page)).toHaveCount(0);
});

test.describe("in a frame that may do nothing but run scripts", () => {
  test.use({
    expectedComplaints: /blocked by CORS policy|Failed to load resource|Not rendering React/,
  });

  test("the page says that it fails, though no error is told of there", async ({
    page,
    baseURL,
  }) => {
    await page.clock.install();
    // On a page of the same origin, since no other may frame the site.
    await page.route("**/frames/", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<iframe sandbox="allow-scripts" src="${baseURL}"></iframe>`,
      }),
    );
    await page.goto(onSite("/frames/"));
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("banner")).toBeVisible();
    await page.clock.fastForward(START_PATIENCE_MS);
    await expect(frame.getByRole("alert")).toBeVisible();
  });
});

test.describe("the notice", () => {
  const SMALLEST_PHONE = { width: 320, height: 568 };
  for (const [size, viewport] of Object.entries({ ...VIEWPORTS, "smallest phone": SMALLEST_PHONE }))
    for (const theme of ["light", "dark"] as const)
      test(`can be read and pressed on a ${size}, ${theme}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript((choice) => localStorage.setItem("ui-theme", choice), theme);
        await loseFiles(page, "**/page-data/index/page-data.json");
        await page.goto("./");
        await expect(notice(page)).toBeInViewport({ ratio: 1 });
        const target = await reload(page).boundingBox();
        expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
        await page.keyboard.press("Tab");
        await expect(reload(page)).toBeFocused();
        await expect(reload(page)).toHaveCSS("outline-style", "solid");
        // Nothing shines through, and nothing lies above.
        await expect(notice(page)).toHaveCSS("background-color", /^rgb\(/);
        await reload(page).click({ trial: true });
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      });
});
