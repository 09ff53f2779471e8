import { Desktop } from "../support/browser/desktop";
import { expect, test, VIEWPORTS } from "../support/browser/test";
import { site } from "../support/data";

test("Home directory and About Me are open on arrival, About Me focused", async ({ desktop }) => {
  await desktop.visit();
  await expect(desktop.home.frame).toHaveBox({ x: 50, y: 100 });
  await expect(desktop.about.frame).toHaveBox({ x: 150, y: 150, width: 1140, height: 630 });
  await expect(desktop.movie.frame).toHaveCount(0);
  await desktop.expectFocused(desktop.about);
  await desktop.openMovie();
  await desktop.expectFocused(desktop.movie);
  await desktop.expectTitle("Movie Platform");
  await desktop.expectAt("/movie-db/");
});

test("Windows are landmarks named by their titles, with a menu each, and none is a dialog", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await desktop.openMovie();
  for (const window of [desktop.home, desktop.about, desktop.movie, desktop.vitals]) {
    await expect(window.frame).toBeVisible();
    await expect(window.title).toBeVisible();
    await expect(window.menuButton).toHaveAttribute("aria-haspopup", "menu");
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("Without scripts both windows of the arrival show what is in them", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: VIEWPORTS.desktop,
  });
  const page = await context.newPage();
  await page.goto("./");
  const desktop = new Desktop(page, baseURL ?? "");
  await expect(desktop.icon("Movie DB")).toBeInViewport({ ratio: 1 });
  await expect(desktop.about.title).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("tabpanel")).toContainText(site.owner.name);
  await context.close();
});
