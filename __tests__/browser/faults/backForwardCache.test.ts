import config from "../../../playwright.config";
import { findWholeBrowser } from "../../../src/build/browser/findBrowser";
import { observe } from "../support/observe";
import { openSection } from "../support/sections";
import { expect, test } from "../support/test";

// Playwright switches it off, since a page comes back without being loaded.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: findWholeBrowser(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("a page that the browser has kept whole comes back as it was left, and goes on", async ({
  desktop,
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) document.documentElement.dataset.cameBack = "";
    });
  });
  await desktop.visit();
  await openSection(page, "Mission");
  await desktop.openMovie();
  await desktop.movie.drag({ x: -60, y: 40 });
  const before = await observe(desktop);
  const place = await desktop.movie.place();

  // A page with an icon of its own: the browser would ask for one at the root of the domain.
  await page.goto("./movie-platform/");
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator("html[data-came-back]")).toBeAttached();
  expect(await observe(desktop)).toEqual({ ...before, entries: before.entries + 1 });
  expect(await desktop.movie.place()).toEqual(place);

  await desktop.go(-1);
  await desktop.expectAt("/mission/");
  await expect(desktop.movie.frame).toHaveCount(0);
  await openSection(page, "Contact");
  await desktop.openMovie();
  await expect(page.getByRole("banner").getByRole("time")).toHaveText(/\d/);
});
