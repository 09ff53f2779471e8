import { words as siteWords } from "../../src/words/words";
import type { Desktop } from "../support/browser/desktop";
import { expect, test } from "../support/browser/test";

const film = ({ movie }: Desktop) => movie.frame.frameLocator("iframe");

/** Opens the movie and waits until its page has loaded. */
const openLoaded = async (desktop: Desktop) => {
  await desktop.openMovie();
  await expect(film(desktop).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(desktop.movie.frame.getByRole("progressbar")).toHaveCount(0);
};

test("The movie's site loads when its window opens, apart from the page, with a link beside it", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await expect(page.locator("iframe")).toHaveCount(0);
  await openLoaded(desktop);
  const frame = desktop.movie.frame.locator("iframe");
  await expect(frame).toHaveAttribute("title", "Movie Platform");
  await expect(frame).not.toHaveAttribute("sandbox", /allow-same-origin|allow-top-navigation/);
  await expect(
    desktop.movie.frame.getByRole("link", { name: siteWords.links.openInNewTab }),
  ).toHaveAttribute("target", "_blank");
});

test("The movie's site is not reloaded by focus, drag and fullscreen", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const loaded: string[] = [];
  page.on("framenavigated", (frame) => {
    if (frame.parentFrame() !== null && frame.url() !== "about:blank") loaded.push(frame.url());
  });
  await openLoaded(desktop);
  const { about, home, movie } = desktop;
  // A reload would remove it.
  await film(desktop)
    .getByRole("heading", { level: 1 })
    .evaluate((heading) => {
      heading.textContent = "Still the same page";
    });
  await about.frame.click({ position: { x: 1100, y: 20 } });
  await desktop.expectFocused(about);
  await home.title.click();
  await desktop.dockItem("Movie Platform").click();
  await desktop.expectFocused(movie);
  await movie.drag({ x: -50, y: 30 });
  await movie.control("Enter fullscreen").click();
  await movie.control("Exit fullscreen").click();
  await expect(movie.frame).toHaveBox({ x: 326, y: 240, width: 960, height: 600 });
  await expect(film(desktop).getByRole("heading", { level: 1 })).toHaveText("Still the same page");
  await expect.poll(() => loaded).toHaveLength(1);
});
