import type { Desktop } from "../support/browser/desktop";
import { expect, test } from "../support/browser/test";

const film = ({ movie }: Desktop) => movie.frame.frameLocator("iframe");

test("Escape and F6 do what they always do, also from inside the movie's page", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await desktop.openMovie();
  await expect(film(desktop).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(desktop.movie.frame.getByRole("progressbar")).toHaveCount(0);
  const { movie } = desktop;
  await movie.control("Enter fullscreen").click();
  const about = film(desktop).getByRole("button", { name: "About the film" });
  const popover = film(desktop).locator(":popover-open");
  await about.click();
  await expect(popover).toBeVisible();
  // First for what is open there.
  await page.keyboard.press("Escape");
  await expect(popover).toHaveCount(0);
  await expect(movie.control("Exit fullscreen")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(movie.control("Enter fullscreen")).toBeVisible();
  await about.focus();
  await page.keyboard.press("Shift+F6");
  await expect(desktop.about.title).toBeFocused();
  await desktop.expectFocused(desktop.about);
});
