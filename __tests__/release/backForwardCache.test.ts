import { findWholeBrowser } from "../support/browser/findBrowser";
import { restingBox } from "../support/browser/restingBox";
import { expect, test } from "../support/browser/test";

// Playwright switches the cache off, and only a browser with windows has one.
test.use({
  launchOptions: {
    executablePath: findWholeBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("a page from the back/forward cache is as it was left, and works", async ({
  desktop,
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) document.documentElement.dataset.cameBack = "";
    });
  });
  await desktop.visit();
  await desktop.openSection("Mission");
  await desktop.openMovie();
  await desktop.movie.drag({ x: -60, y: 40 });
  const box = await restingBox(desktop.movie.frame);

  await page.goto("./movie-platform/");
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator("html[data-came-back]")).toBeAttached();
  await expect(desktop.movie.frame).toHaveBox(box);
  await desktop.expectFocused(desktop.movie);
  await desktop.expectAt("/movie-db/");

  // Playwright's own `goBack` waits for a load that doesn't come.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await desktop.expectAt("/mission/");
  await expect(desktop.movie.frame).toHaveCount(0);
  await desktop.openSection("Contact");
});
