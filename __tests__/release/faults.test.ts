import type { Locator, Page, Request } from "@playwright/test";
import { words as siteWords } from "../../src/words/words";
import { COMPLAINTS_OF_LOSS, type Loss, loseFiles } from "../support/browser/lostFiles";
import { expect, test } from "../support/browser/test";
import { arrive, untilSettled } from "../support/browser/visit";
import { sectionTitles } from "../support/data";

test.use({ expectedComplaints: COMPLAINTS_OF_LOSS });

const { tryAgain, reload } = siteWords.failures;

const PICTURES = /\/static\/.*\.(avif|webp|jpg)$/;
const APP_DATA = "**/page-data/app-data.json";

const heading = (panel: Locator) => panel.getByRole("heading", { level: 3 }).first();

/** Files that a page loads by itself and works without. */
const EXTRAS: Readonly<Record<string, { files: string | RegExp; path?: string }>> = {
  "the data of the app": { files: APP_DATA },
  "the font": { files: "**/*.woff2" },
  "the wallpaper": { files: PICTURES },
  "a framed page": { files: "**/movie-platform/", path: "/movie-db/" },
};

for (const [name, { files, path }] of Object.entries(EXTRAS)) {
  test(`the desktop works without ${name}`, async ({ page, desktop }) => {
    for (const loss of ["refused", "answered with 404", "answered with a page"] as const) {
      await test.step(loss, async () => {
        const restore = await loseFiles(page, files, loss);
        await arrive(page, path);
        await desktop.icon("About Me").press("Enter");
        await desktop.expectFocused(desktop.about);
        await desktop.about.control("Enter fullscreen").click();
        await desktop.about.control("Exit fullscreen").click();
        await expect(desktop.alert).toHaveCount(0);
        restore();
      });
    }
  });
}

/** The addresses of the files that an action fetches. */
const filesFetchedBy = async (page: Page, action: () => Promise<unknown>) => {
  const files = new Set<string>();
  const note = (request: Request) => files.add(request.url());
  page.on("request", note);
  await action();
  page.off("request", note);
  return [...files].filter((file) => file.startsWith("http") && !file.endsWith("/"));
};

/** Takes a step for each file, which is lost during it. The page must never load by itself. */
const loseEach = async (
  page: Page,
  files: readonly string[],
  loss: Loss,
  step: (lose: () => Promise<void>) => Promise<unknown>,
) => {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  for (const file of files)
    await test.step(file, async () => {
      let restore = () => {};
      loads = 0;
      await step(async () => {
        restore = await loseFiles(page, file, loss);
      });
      expect(loads).toBe(1);
      restore();
    });
};

for (const loss of ["refused", "answered with 404", "answered with a page"] as const)
  test(`any file of the first load that is ${loss} makes no difference, or the page says so and its buttons look inactive`, async ({
    desktop,
    page,
  }) => {
    test.setTimeout(600_000);
    const outcome = () =>
      page.evaluate(() => {
        if (document.querySelector("html[data-settled]")) return "started";
        return document.querySelector("[data-notice=start]") ? "said so" : "";
      });
    const files = await filesFetchedBy(page, () => arrive(page));
    expect(files.length).toBeGreaterThan(10);
    await loseEach(page, files, loss, async (lose) => {
      await lose();
      await page.goto("./", { waitUntil: "commit" });
      await expect.poll(outcome, { timeout: 20_000 }).not.toBe("");
      if ((await outcome()) === "said so") {
        await expect(desktop.barButton(siteWords.desktop.view)).toHaveCSS("opacity", "0.4");
        await expect(page.getByRole("status").getByRole("button", { name: reload })).toBeVisible();
        return;
      }
      await desktop.about.control("Enter fullscreen").click();
      await desktop.about.control("Exit fullscreen").click();
      await desktop.barButton(siteWords.desktop.view).click();
      await expect(page.getByRole("menu").or(desktop.alert).first()).toBeVisible();
    });
  });

for (const title of sectionTitles.slice(1))
  test(`any file of ${title} that is refused makes no difference, or the panel says so`, async ({
    desktop,
    page,
  }) => {
    test.setTimeout(300_000);
    const open = async () => {
      await desktop.tab(title).click();
      await expect(heading(desktop.panel(title)).or(desktop.alert).first()).toBeVisible();
    };
    await arrive(page);
    const files = await filesFetchedBy(page, async () => {
      await open();
      await untilSettled(page);
    });
    await loseEach(page, files, "refused", async (lose) => {
      await arrive(page);
      await lose();
      await open();
      await desktop.openSection("General");
    });
  });

test("offline the visitor uses what has loaded, and loads the rest once online again", async ({
  desktop,
  page,
  context,
}) => {
  await desktop.visit();
  await desktop.openSection("Mission");
  await context.setOffline(true);
  await desktop.openSection("General");
  await page.goBack();
  await desktop.expectSection("Mission");

  await desktop.tab("Contact").click();
  const alert = desktop.panel("Contact").getByRole("alert");
  await expect(alert.getByRole("button", { name: tryAgain })).toBeVisible();
  await desktop.expectAt("/contact/");

  await context.setOffline(false);
  await alert.getByRole("button", { name: tryAgain }).click();
  await desktop.expectSection("Contact");
  await expect(page.getByRole("alert")).toHaveCount(0);
});
