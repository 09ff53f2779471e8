import type { Desktop } from "../support/desktop";
import type { Steps } from "../support/suite";
import { until } from "../support/until";

const FRAMED = "/movie-platform/";

/** Takes the focus again and again, and says how often. */
const thief = `<script>
  addEventListener("load", () => {
    const button = document.querySelector("button");
    let taken = 0;
    setInterval(() => {
      window.focus();
      button.focus();
      taken += 1;
      parent.postMessage({ taken }, "*");
    }, 20);
  });
</script>`;

/** In the page around it. */
const countThefts = () => {
  addEventListener("message", ({ data }) => {
    if (typeof data?.taken === "number") Reflect.set(window, "taken", data.taken);
  });
};

const untilTakenAgain = async ({ page }: Desktop): Promise<void> => {
  const taken = () => page.call(() => Number(Reflect.get(window, "taken") ?? 0));
  const goal = (await taken()) + 20;
  await until(async () => expect(await taken()).toBeGreaterThan(goal));
};

/** About Me covers all of the movie's frame but its lower edge. */
const pressInMovie = async ({ page, movie }: Desktop): Promise<void> => {
  const { x, y, width, height } = await movie.box();
  const at = { x: x + width / 2, y: y + height - 12 };
  expect(await page.windowAt(at)).toBe(movie.name);
  await page.movePointer({ x: at.x, y: at.y + 4 });
  await page.click(at);
};

const openBehind = async (desktop: Desktop): Promise<void> => {
  await desktop.openMovie();
  await until(async () => expect(await desktop.movie.frame.css("iframe").count()).toBe(1));
  await desktop.movie.frame.role("progressbar").untilGone();
  await desktop.about.raise();
  await desktop.untilFocused(desktop.about);
};

export const frames: Steps = {
  "come to the front with their windows by a press in them": async ({ desktop }) => {
    await desktop.visit();
    await openBehind(desktop);
    await pressInMovie(desktop);
    await desktop.untilFocused(desktop.movie);
    await desktop.untilAt("/movie-db/", "Movie Platform");
  },

  "that take the focus again and again do not have the front, but by a press": async ({
    desktop,
    page,
    site,
  }) => {
    site.add(FRAMED, thief);
    await desktop.visit();
    await page.call(countThefts);
    await openBehind(desktop);
    await untilTakenAgain(desktop);
    expect(await desktop.focused()).toEqual(["About Me"]);
    await page.press("Shift+F6");
    await untilTakenAgain(desktop);
    expect(await desktop.focused()).toEqual(["Home directory"]);
    await page.press("Control+k");
    await page.role("combobox").untilFocused();
    await page.type("mission");
    await untilTakenAgain(desktop);
    expect(await page.role("combobox").ask((field) => (field as HTMLInputElement).value)).toBe(
      "mission",
    );
    await page.press("Escape");
    await desktop.about.raise();
    await untilTakenAgain(desktop);
    expect(await desktop.focused()).toEqual(["About Me"]);
    await pressInMovie(desktop);
    await desktop.untilFocused(desktop.movie);
  },

  "hand on the two keys that the desktop knows": async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.openMovie();
    await desktop.movie.frame.role("progressbar").untilGone();
    await desktop.movie.control("enterFullscreen").click();
    await until(async () => expect((await desktop.movie.box()).width).toBe(1440));
    await page.click({ x: 720, y: 500 });
    await until(async () =>
      expect(await page.call(() => document.activeElement?.tagName)).toBe("IFRAME"),
    );
    await page.press("Escape");
    await until(async () => expect((await desktop.movie.box()).width).toBe(960));
    await page.click({ x: 720, y: 500 });
    await page.press("F6");
    await until(async () => expect(await desktop.focused()).not.toEqual(["Movie Platform"]));
  },

  "are not loaded anew by focus, drag and fullscreen": async ({ desktop, page, site }) => {
    site.add(FRAMED, `<script>parent.postMessage({ loaded: true }, "*")</script>`);
    await desktop.visit();
    await page.call(() => {
      Reflect.set(window, "loads", 0);
      addEventListener("message", ({ data }) => {
        if (data?.loaded) Reflect.set(window, "loads", Reflect.get(window, "loads") + 1);
      });
    });
    const loads = () => page.call(() => Reflect.get(window, "loads"));
    await desktop.openMovie();
    await until(async () => expect(await loads()).toBe(1));
    await desktop.about.raise();
    await desktop.movie.title.focus();
    await desktop.movie.drag({ x: -50, y: 30 });
    await desktop.movie.control("enterFullscreen").click();
    await desktop.movie.control("exitFullscreen").click();
    // What a window covers that fills the screen can't have the focus, until it is seen again.
    await desktop.movie.control("enterFullscreen").untilThere();
    await desktop.home.title.focus();
    await desktop.untilFocused(desktop.home);
    expect(await loads()).toBe(1);
  },
};
