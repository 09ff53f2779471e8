import type { Page } from "@playwright/test";
import { words as siteWords } from "../../src/words/words";
import { holdRequests } from "../support/browser/holdRequests";
import { restingBox } from "../support/browser/restingBox";
import { expectScrolledTo, scrollTo } from "../support/browser/scroll";
import { expect, test } from "../support/browser/test";
import { untilSettled } from "../support/browser/visit";
import { postNames, projectNames, site } from "../support/data";

const [, secondProject = "", thirdProject = ""] = projectNames;
const [firstPost = "", secondPost = ""] = postNames;
const PROJECTS = ["/projects/lifebit-ai/", "/projects/real-spiel/", "/projects/rocky-robots/"];
const POSTS = ["/posts/marble-velvet-pixel/", "/posts/paper-compass-willow/"];
const [, secondProjectAt = "", thirdProjectAt = ""] = PROJECTS;
const [firstPostAt = "", secondPostAt = ""] = POSTS;

const expectEntries = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => history.length)).toBe(count);

/** The canonical address follows too: sharing and bookmarks use it. */
const expectCanonical = (page: Page, at: string) =>
  expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    new URL(at, site.siteUrl).href,
  );

test("Back undoes choosing a section, a project, a post and opening a window, and Forward does it again", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const entries = await page.evaluate(() => history.length);
  const projects = desktop.panel("Projects");
  const steps = [
    { take: () => desktop.tab("Projects").click(), at: "/projects/", title: "Projects" },
    {
      take: () => desktop.items("Projects").nth(1).click(),
      at: secondProjectAt,
      title: secondProject,
    },
    {
      take: () => projects.getByRole("link", { name: siteWords.projects.next }).click(),
      at: thirdProjectAt,
      title: thirdProject,
    },
    { take: () => desktop.tab("Posts").click(), at: "/posts/", title: "Posts" },
    { take: () => desktop.items("Posts").nth(1).click(), at: secondPostAt, title: secondPost },
    { take: () => desktop.openMovie(), at: "/movie-db/", title: "Movie Platform" },
  ];
  for (const [index, { take, at, title }] of steps.entries()) {
    await take();
    await desktop.expectAt(at);
    await desktop.expectTitle(title);
    await expectCanonical(page, at);
    await expectEntries(page, entries + index + 1);
  }
  const places = [{ at: "/", title: null }, ...steps];
  for (const { at, title } of places.slice(0, -1).reverse()) {
    // A reload on the way changes nothing about it.
    if (at === thirdProjectAt) await desktop.reload();
    await page.goBack();
    await desktop.expectAt(at);
    await desktop.expectTitle(title);
    await expect(desktop.movie.frame).toHaveCount(0);
  }
  await desktop.expectSection("General");
  for (const { at, title } of steps) {
    await page.goForward();
    await desktop.expectAt(at);
    await desktop.expectTitle(title);
  }
  await expect(desktop.movie.frame).toBeVisible();
  await desktop.expectItem("Posts", secondPost);
  await expectEntries(page, entries + steps.length);
});

test("moving, focusing and fullscreen add no history entry, but the address follows the focus", async ({
  desktop,
  page,
}) => {
  await desktop.visit("/mission/");
  await desktop.openMovie();
  await desktop.expectAt("/movie-db/");
  const entries = await page.evaluate(() => history.length);
  await desktop.dockItem("About Me").click();
  await desktop.expectAt("/mission/");
  await desktop.expectTitle("Mission");
  await desktop.about.drag({ x: 40, y: 30 });
  await desktop.about.control("Enter fullscreen").click();
  await desktop.about.control("Exit fullscreen").click();
  await desktop.home.title.click();
  await desktop.expectFocused(desktop.home);
  // Home directory has no address: that of the window behind it stays.
  await desktop.expectAt("/mission/");
  await expectEntries(page, entries);
  await page.goBack();
  await expect(desktop.movie.frame).toHaveCount(0);
  await desktop.expectAt("/mission/");
  await expect(desktop.about.frame).toHaveBox({ x: 190, y: 180 });
});

test("a window that was opened and closed again leaves nothing for Back to show", async ({
  desktop,
  page,
}) => {
  await desktop.visit("/mission/");
  await desktop.openSection("Posts");
  await desktop.openMovie();
  await desktop.movie.close();
  await desktop.expectAt("/posts/");
  await desktop.expectTitle("Posts");
  await page.goBack();
  await desktop.expectAt("/mission/");
  await desktop.expectSection("Mission");
});

test("the address after closing windows is that of the front one, and Back opens them again", async ({
  desktop,
  page,
}) => {
  await desktop.visit("/mission/");
  await desktop.openMovie();
  await desktop.dockItem("About Me").click();
  await desktop.openSection("Contact");
  await desktop.about.close();
  await desktop.expectAt("/movie-db/");
  await desktop.expectTitle("Movie Platform");
  await desktop.movie.close();
  await desktop.expectAt("/");
  await desktop.expectTitle(null);
  await page.goBack();
  await desktop.expectAt("/mission/");
  await desktop.expectSection("Mission");
  await expect(desktop.movie.frame).toBeVisible();
  await page.goForward();
  await expect(desktop.about.frame).toHaveCount(0);
  await expect(desktop.movie.frame).toHaveCount(0);
});

// Firefox keeps the page that is left, and its driver then misses that it is shown again.
test("one Back leaves a visit that began at a post, and Forward shows the post again", {
  tag: ["@chromium", "@release"],
}, async ({ desktop, page }) => {
  await page.goto("./movie-platform/");
  await desktop.visit(secondPostAt);
  await desktop.expectItem("Posts", secondPost);
  await page.goBack();
  await desktop.expectAt("/movie-platform/");
  await page.goForward();
  await untilSettled(page);
  await desktop.expectAt(secondPostAt);
  await desktop.expectItem("Posts", secondPost);
  // Closing the window adds nothing that Back would lead to.
  await desktop.about.close();
  await desktop.expectAt("/");
  await page.goBack();
  await desktop.expectAt("/movie-platform/");
});

// Firefox reports a font whose page is left while it loads.
test.use({ expectedComplaints: /downloadable font: download failed/ });

for (const [moment, files] of [
  ["data are", /\/page-data\/(contact|mission)\/page-data\.json$/],
  ["scripts are", /\/static\/app-[^/]*\.js$/],
] as const)
  test(`Back twice while a page's ${moment} loading shows the page that it leads to`, async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await desktop.openSection("Mission");
    await desktop.openSection("Contact");
    const release = await holdRequests(page, files);
    for (const leave of [
      () => page.reload({ waitUntil: "commit" }),
      () => page.goBack({ waitUntil: "commit" }),
    ]) {
      const asked = page.waitForRequest(files);
      await leave();
      await asked;
    }
    await page.goBack({ waitUntil: "commit" });
    release();
    await untilSettled(page);
    await desktop.expectSection("General");
    await desktop.expectAt("/");
    await page.goForward();
    await desktop.expectSection("Mission");
  });

test("a middle click and Ctrl+click open a link in a new tab, and change nothing here", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit("/projects/");
  const entries = await page.evaluate(() => history.length);
  for (const [link, at, title] of [
    [desktop.tab("Posts"), "/posts/", "Posts"],
    [desktop.items("Projects").nth(1), secondProjectAt, secondProject],
    [desktop.icon("Movie DB"), "/movie-db/", "Movie Platform"],
  ] as const) {
    for (const open of [
      () => link.click({ button: "middle" }),
      () => link.click({ modifiers: ["ControlOrMeta"] }),
    ]) {
      const other = await desktop.newTab(open);
      await other.expectAt(at);
      await other.expectTitle(title);
      await other.page.close();
    }
  }
  await desktop.expectAt("/projects/");
  await desktop.expectSection("Projects");
  await expect(desktop.movie.frame).toHaveCount(0);
  await expectEntries(page, entries);
});

test("an address with a heading scrolls to it inside the window, also after a reload", async ({
  desktop,
  page,
}) => {
  // So low that the heading is out of sight without it.
  await page.setViewportSize({ width: 1440, height: 500 });
  await desktop.visit(firstPostAt);
  const conclusion = desktop
    .panel("Posts")
    .getByRole("heading", { name: siteWords.posts.conclusion, exact: true });
  await expect(conclusion).not.toBeInViewport();
  const toTheHeading = `${firstPostAt}#conclusion`;
  const expectConclusion = async () => {
    await expect(conclusion).toBeInViewport();
    await desktop.expectAt(toTheHeading);
    // The desktop itself stays where it is.
    await expect(desktop.topBar).toHaveBox({ x: 0, y: 0 });
  };
  await page.goto(`.${toTheHeading}`);
  await expectConclusion();
  await desktop.reload();
  await expectConclusion();
  await page.goBack();
  await desktop.expectAt(firstPostAt);
  await page.goto("./movie-platform/");
  await desktop.visit(toTheHeading);
  await expectConclusion();
});

test("Back and Forward restore how far sections and posts were scrolled", async ({
  desktop,
  page,
}) => {
  await desktop.visit("/attribution/");
  const attribution = desktop.panel("Attribution");
  await scrollTo(attribution, 300);
  const posts = await desktop.openSection("Posts");
  const first = posts.getByRole("region", { name: firstPost });
  const second = posts.getByRole("region", { name: secondPost });
  await scrollTo(first, 120);
  await desktop.items("Posts").nth(1).click();
  await scrollTo(second, 160);
  await page.goBack();
  await desktop.expectAt("/posts/");
  await expectScrolledTo(first, 120);
  await page.goBack();
  await desktop.expectAt("/attribution/");
  await expectScrolledTo(attribution, 300);
  await page.goForward();
  await expectScrolledTo(first, 120);
  await page.goForward();
  await desktop.expectAt(secondPostAt);
  await expectScrolledTo(second, 160);
});

test("Forward moves the focus to what it shows, and Back to the link that led away from there", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const projects = await desktop.openSection("Projects");
  const next = projects.getByRole("link", { name: siteWords.projects.next });
  await next.click();
  await desktop.expectAt(secondProjectAt);
  await page.goBack();
  await expect(next).toBeFocused();
  await page.goBack();
  // The tab that led away is outside the section.
  await expect(desktop.panel("General")).toBeFocused();
  await page.goForward();
  await expect(projects).toBeFocused();
  await desktop.openMovie();
  await expect(desktop.movie.title).toBeFocused();
  await page.goBack();
  await expect(desktop.movie.frame).toHaveCount(0);
  await expect(desktop.icon("Movie DB")).toBeFocused();
  await page.goForward();
  await expect(desktop.movie.title).toBeFocused();
});

test("the page in a window keeps running while the visitor goes elsewhere", {
  tag: "@release",
}, async ({ desktop, page }) => {
  await desktop.visit("/mission/");
  await desktop.openMovie();
  const framed = desktop.movie.frame.locator("iframe").contentFrame().locator("html");
  await framed.evaluate((root) => root.setAttribute("lang", "x-same"));
  const size = await restingBox(desktop.movie.frame);
  await desktop.dockItem("About Me").click();
  await desktop.openSection("Posts");
  await page.goBack();
  await desktop.expectAt("/mission/");
  await expect(desktop.movie.frame).toHaveBox(size);
  await expect(framed).toHaveAttribute("lang", "x-same");
});
