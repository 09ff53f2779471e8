import { words as siteWords } from "../../src/words/words";
import { Desktop } from "../support/browser/desktop";
import { restingBox } from "../support/browser/restingBox";
import { expectScrolledTo, scrollTo } from "../support/browser/scroll";
import { expect, TOP_BAR_PX, test, VIEWPORTS } from "../support/browser/test";
import { untilSettled } from "../support/browser/visit";
import { postNames, projectNames } from "../support/data";

const [, , thirdProject = ""] = projectNames;
const [firstPost = "", secondPost = ""] = postNames;

/** Changes everything that a visitor finds on arrival. */
const rearrange = async (desktop: Desktop) => {
  await scrollTo(await desktop.openSection("Attribution"), 300);
  const posts = await desktop.openSection("Posts");
  await desktop.items("Posts").nth(1).click();
  await scrollTo(posts.getByRole("region", { name: secondPost }), 150);
  await desktop.openSection("Projects");
  await desktop.items("Projects").nth(2).click();
  await desktop.expectItem("Projects", thirdProject);
  await desktop.home.drag({ x: 30, y: 200 });
  await desktop.dockItem("Movie Platform").click();
  await desktop.expectFocused(desktop.movie);
  await desktop.movie.drag({ x: -60, y: 40 });
  await desktop.dockItem("About Me").click();
  await desktop.about.drag({ x: 80, y: -50 });
};

/** Reads the windows' places, and returns a function that waits until they are the same again. */
const snapshot = async (desktop: Desktop) => {
  const [about, movie] = [
    await restingBox(desktop.about.frame),
    await restingBox(desktop.movie.frame),
  ];
  return async () => {
    await desktop.expectAt("/projects/rocky-robots/");
    await desktop.expectTitle(thirdProject);
    await desktop.expectFocused(desktop.about);
    await expect(desktop.about.frame).toHaveBox(about);
    await expect(desktop.movie.frame).toHaveBox(movie);
    await expect(desktop.home.frame).toHaveBox({ x: 80, y: 300 });
    await desktop.expectItem("Projects", thirdProject);
  };
};

const expectSectionsAsLeft = async (desktop: Desktop) => {
  await expectScrolledTo(await desktop.openSection("Attribution"), 300);
  const posts = await desktop.openSection("Posts");
  await desktop.expectItem("Posts", secondPost);
  await expectScrolledTo(posts.getByRole("region", { name: secondPost }), 150);
};

const expectAsOnArrival = async (desktop: Desktop) => {
  await expect(desktop.home.frame).toHaveBox({ x: 50, y: 100 });
  await expect(desktop.about.frame).toHaveBox({ x: 150, y: 150 });
  await desktop.expectFocused(desktop.about);
};

test("a reload restores the windows, their order and places, and each section as it was left", async ({
  desktop,
}) => {
  await desktop.visit();
  await rearrange(desktop);
  const expectAsBefore = await snapshot(desktop);
  await desktop.reload();
  await expectAsBefore();
  await expectSectionsAsLeft(desktop);
});

// Firefox keeps the page that is left, and its driver then misses that it is shown again.
test("Back from another site restores the desktop", { tag: "@chromium" }, async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await rearrange(desktop);
  const expectAsBefore = await snapshot(desktop);
  const elsewhere = new URL("movie-platform/", desktop.site);
  elsewhere.hostname = "127.0.0.1";
  await page.goto(elsewhere.href);
  await page.goBack();
  await untilSettled(page);
  await expectAsBefore();
  await expectSectionsAsLeft(desktop);
});

test("a reload restores fullscreen, and the place of the window beneath it", async ({
  desktop,
}) => {
  await desktop.visit();
  await desktop.about.drag({ x: 40, y: 30 });
  await expect(desktop.about.frame).toHaveBox({ x: 190, y: 180 });
  const before = await restingBox(desktop.about.frame);
  await desktop.about.control("Enter fullscreen").click();
  await expect(desktop.about.frame).toHaveBox({ x: 0, y: TOP_BAR_PX, width: 1440 });
  await desktop.reload();
  await expect(desktop.about.frame).toHaveBox({ x: 0, y: TOP_BAR_PX, width: 1440 });
  await desktop.about.control("Exit fullscreen").click();
  await expect(desktop.about.frame).toHaveBox(before);
});

test("windows that were closed stay closed after a reload", async ({ desktop }) => {
  await desktop.visit();
  await desktop.about.close();
  await desktop.reload();
  await expect(desktop.home.frame).toBeVisible();
  await expect(desktop.about.frame).toHaveCount(0);
  await desktop.expectTitle(null);
});

test("a new tab shows the arrival, also one that a page opens", {
  tag: "@release",
}, async ({ context, desktop, page }) => {
  await desktop.visit();
  await rearrange(desktop);
  const popup = async () => {
    const opened = page.waitForEvent("popup");
    await page.evaluate(() => void window.open("about:blank"));
    return opened;
  };
  for (const open of [() => context.newPage(), popup]) {
    const other = new Desktop(await open(), desktop.site);
    await other.page.setViewportSize(VIEWPORTS.desktop);
    await other.visit("/mission/");
    await expectAsOnArrival(other);
    await expect(other.movie.frame).toHaveCount(0);
    await other.expectSection("Mission");
    await expectScrolledTo(await other.openSection("Attribution"), 0);
    await other.page.close();
  }
});

test("Reset windows puts everything back, also for the next reload", async ({ desktop }) => {
  await desktop.visit();
  await rearrange(desktop);
  await desktop.about.close();
  const view = await desktop.openMenu(siteWords.desktop.view);
  await view.getByRole("menuitem", { name: siteWords.desktop.resetWindows }).click();
  const expectReset = async () => {
    await desktop.expectAt("/");
    await expectAsOnArrival(desktop);
    await desktop.expectSection("General");
    // Windows opened since then stay open behind the others.
    await expect(desktop.movie.frame).toBeVisible();
  };
  await expectReset();
  await desktop.reload();
  await expectReset();
  await desktop.openSection("Posts");
  await desktop.expectItem("Posts", firstPost);
  await expectScrolledTo(await desktop.openSection("Attribution"), 0);
});
