import type { Desktop } from "../support/browser/desktop";
import { expect, test } from "../support/browser/test";

const film = ({ movie }: Desktop) => movie.frame.frameLocator("iframe");

/** Opens the movie and waits until its page has loaded. */
const openLoaded = async (desktop: Desktop) => {
  await desktop.openMovie();
  await expect(film(desktop).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(desktop.movie.frame.getByRole("progressbar")).toHaveCount(0);
};

test("The movie's site loads when its window opens, apart from the page", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await expect(page.locator("iframe")).toHaveCount(0);
  await openLoaded(desktop);
  const frame = desktop.movie.frame.locator("iframe");
  await expect(frame).toHaveAttribute("title", "Movie Platform");
  // The window, its icon and the page in it are one app.
  await expect(film(desktop).locator("title")).toHaveJSProperty(
    "text",
    "Movie Platform: films that belong to everyone",
  );
  await expect(frame).not.toHaveAttribute("sandbox", /allow-same-origin|allow-top-navigation/);
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

test("The movie's window opens on a whole row of films, each with its title and year", async ({
  desktop,
}) => {
  await desktop.visit();
  await openLoaded(desktop);
  const films = film(desktop).getByRole("listitem");
  for (const part of [
    films.nth(5),
    films.nth(5).getByText("Safety Last!"),
    films.nth(5).getByText("1923"),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(films.nth(6)).not.toBeInViewport();
});

test("A film's dialog darkens all of the movie's page, its scrollbar too", async ({ desktop }) => {
  await desktop.visit();
  await openLoaded(desktop);
  await film(desktop).getByRole("button", { name: "About the film" }).click();
  await expect(film(desktop).locator(":popover-open")).toBeVisible();
  // A backdrop ends beside the scrollbar of its document.
  const besideIt = () =>
    film(desktop)
      .locator("html")
      .evaluate((root) => window.innerWidth - root.clientWidth);
  await expect.poll(besideIt).toBe(0);
});

test("The movie's filter leads to every film by keyboard", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit();
  await openLoaded(desktop);
  const films = film(desktop).getByRole("listitem");
  await expect(films).toHaveCount(16);
  await film(desktop).getByRole("radio", { name: "All" }).focus();
  for (const count of [3, 8, 5]) {
    await page.keyboard.press("ArrowRight");
    await expect(films).toHaveCount(count);
  }
});

test("Escape and F6 do what they always do, also from inside the movie's page", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit();
  await openLoaded(desktop);
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
