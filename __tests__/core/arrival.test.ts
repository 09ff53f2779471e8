import { ABOUT_BOX } from "../support/aboutMe";
import { holdRequests } from "../support/browser/holdRequests";
import { expect, test } from "../support/browser/test";

test("Home directory and About Me are open on arrival, About Me focused", async ({ desktop }) => {
  await desktop.visit();
  await expect(desktop.home.frame).toHaveBox({ x: 50, y: 100 });
  await expect(desktop.about.frame).toHaveBox(ABOUT_BOX);
  await expect(desktop.movie.frame).toHaveCount(0);
  await desktop.expectFocused(desktop.about);
  await desktop.openMovie();
  await desktop.expectFocused(desktop.movie);
});

test("the clock and the metrics show while a picture is still loading", async ({
  desktop,
  page,
}) => {
  const release = await holdRequests(page, /\.(avif|webp|jpg|svg)$/);
  await page.goto("./", { waitUntil: "commit" });
  await expect(desktop.topBar.getByRole("time")).toHaveText(/\d/);
  await expect(desktop.vitals.frame).toBeVisible();
  release();
});
