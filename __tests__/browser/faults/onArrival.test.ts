import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { BUILT_SITE } from "../../../scripts/server/siteServer";
import { START_PATIENCE_MS } from "../../../src/desktop/failedStart";
import { onSite } from "../support/addresses";
import { sectionPage } from "../support/builtPages";
import type { Desktop } from "../support/desktop";
import { holdRequests } from "../support/holdRequests";
import { COMPLAINTS_OF_LOSS, LOSSES, loseFiles } from "../support/lostFiles";
import { expect, test } from "../support/test";

/** Late by so much, what comes at last has been told to be missing. */
const LATE_MS = 30_000;

test.use({ expectedComplaints: COMPLAINTS_OF_LOSS });

const startScripts = [
  ...new Set(
    readFileSync(join(BUILT_SITE, "index.html"), "utf8").match(/\/static\/[^"]+\.js(?=")/g),
  ),
];

/** What a page asks for by itself, and whether it can do without. */
interface Resource {
  readonly name: string;
  readonly files: string | RegExp;
  readonly isNeeded?: boolean;
  /** Gatsby asks for it again some times, and starts the page if that brings it. */
  readonly isRetried?: boolean;
  /** Where it is asked for. Default: the first page. */
  readonly path?: string;
  /** How it can't be lost for all that the page around it knows. */
  readonly unnoticed?: string;
  /** What is there all the same, besides all else. */
  readonly instead?: (desktop: Desktop) => Promise<void>;
}

const RESOURCES: readonly Resource[] = [
  ...startScripts.map((script) => ({
    name: script.replace(/-?[0-9a-f]{10}\.js$/, ""),
    files: `**${script}`,
    isNeeded: true,
  })),
  {
    name: "the page's data",
    files: "**/page-data/index/page-data.json",
    isNeeded: true,
    isRetried: true,
  },
  { name: "the app's data", files: "**/page-data/app-data.json" },
  { name: "the font", files: "**/*.woff2" },
  { name: "the wallpaper", files: /\/static\/.*\.(avif|webp|jpg)$/ },
  {
    name: "the code that comes later",
    files: new RegExp(
      `/static/(?!.*(${startScripts.map((name) => name.slice(8)).join("|")})).*\\.js$`,
    ),
  },
  {
    name: "a framed page",
    files: "**/movie-platform/",
    path: "/movie-db/",
    // What has come of it is a page, and complains of what it lacks itself.
    unnoticed: "cut in the middle",
    instead: ({ movie }) =>
      expect(movie.frame.getByRole("link", { name: "Open in a new tab" })).toBeVisible(),
  },
];

const notice = (page: Page) => page.getByRole("alert");

const expectFailure = async (page: Page) => {
  await expect(notice(page)).toHaveText("This page has not loaded completely. Reload");
};

const expectLinksWork = async (page: Page) => {
  await page.context().route(/^https:/, (route) => route.fulfill({ body: "elsewhere" }));
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Source code" }).first().click();
  await (await opened).close();
};

const expectWell = async (desktop: Desktop, { instead }: Resource) => {
  await desktop.untilStarted();
  await expect(notice(desktop.page)).toHaveCount(0);
  await instead?.(desktop);
  await desktop.icon("About Me").press("Enter");
  await expect.poll(() => desktop.focused()).toEqual(["About Me"]);
  await desktop.about.button("Enter fullscreen").click();
  await expect(desktop.about.button("Exit fullscreen")).toBeVisible();
};

/** Arrives while time stands still: nothing is told only because it took long. */
const arrive = async (page: Page, path = "/") => {
  await page.clock.install();
  await page.goto(onSite(path), { waitUntil: "domcontentloaded" });
};

/** Arrives, and lets the time pass that a start may take: a part that is awaited for ever is missed then. */
const arriveAndWait = async (page: Page, path?: string) => {
  await arrive(page, path);
  await page.clock.fastForward(START_PATIENCE_MS);
};

for (const resource of RESOURCES) {
  const { name, files, isNeeded = false, path } = resource;
  for (const [loss, lose] of Object.entries(LOSSES)) {
    if (loss === resource.unnoticed) continue;
    test(`${name} ${loss}: ${isNeeded ? "the page says so, links are links, and a reload mends it" : "all else works"}`, async ({
      page,
      desktop,
    }) => {
      const restore = await loseFiles(page, files, lose);
      // The page must have given up before what was lost comes again.
      await (resource.isRetried ? arrive : arriveAndWait)(page, path);
      if (isNeeded) {
        await expectFailure(page);
        // What there is of the page stays: Gatsby would put the page for unknown addresses in its place.
        await expect(desktop.about.frame).toBeVisible();
        await expectLinksWork(page);
        await restore();
        await notice(page).getByRole("button", { name: "Reload" }).click();
      }
      await expectWell(desktop, resource);
    });
  }

  test(`${name} ${LATE_MS / 1000} s late: ${isNeeded ? "the page says so, and takes over then" : "all else works meanwhile"}`, async ({
    page,
    desktop,
  }) => {
    const release = await holdRequests(page, files);
    await arriveAndWait(page, path);
    // Gatsby starts no page before it has asked which build the site is of.
    const isAwaited = isNeeded || name === "the app's data";
    if (isAwaited) await expectFailure(page);
    else await expectWell(desktop, resource);
    await page.clock.fastForward(LATE_MS - START_PATIENCE_MS);
    release();
    if (isAwaited) await expectWell(desktop, resource);
    else await expect(notice(page)).toHaveCount(0);
  });
}

test.describe("of the deployment before", () => {
  // React tells that the page's HTML says something else, and makes it anew.
  test.use({
    expectedComplaints: new RegExp(
      `${COMPLAINTS_OF_LOSS.source}|Minified React error #4(18|22|25)`,
    ),
  });

  test("the app's data: the page is fetched anew, once, and works", async ({ page, desktop }) => {
    let pages = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pages += 1;
    });
    await page.route("**/page-data/app-data.json", (route) =>
      route.fulfill({ json: { webpackCompilationHash: "the build before" } }),
    );
    await page.goto("./");
    await expect.poll(() => pages).toBe(2);
    await desktop.untilStarted();
    expect(pages).toBe(2);
    await expect(notice(page)).toHaveCount(0);
  });

  test("the page's data, in which something else is written: the page works", async ({
    page,
    desktop,
  }) => {
    const built = sectionPage("General");
    const before = JSON.parse(JSON.stringify(built).replaceAll("Hello, I’m Alex", "Good day"));
    await page.route("**/page-data/index/page-data.json", (route) =>
      route.fulfill({ json: before }),
    );
    await page.goto("./");
    await expectWell(desktop, { name: "", files: "" });
  });

  test("the page, whose scripts are gone: the page says so, and a reload brings the new one", async ({
    page,
    desktop,
  }) => {
    const html = readFileSync(join(BUILT_SITE, "index.html"), "utf8");
    await page.route(
      onSite("/"),
      (route) =>
        route.fulfill({
          contentType: "text/html",
          body: html
            // Its policy knew the script by its hash.
            .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
            .replaceAll(/-[0-9a-f]{10}\.js/g, "-0123456789.js"),
        }),
      { times: 1 },
    );
    await page.goto("./");
    await expectFailure(page);
    await notice(page).getByRole("button", { name: "Reload" }).click();
    await expectWell(desktop, { name: "", files: "" });
  });
});
