import { words as siteWords } from "../../src/words/words";
import { holdRequests } from "../support/browser/holdRequests";
import { expect, test, VIEWPORTS } from "../support/browser/test";
import { untilSettled } from "../support/browser/visit";
import { site } from "../support/data";

test.use({ expectedComplaints: /404|Failed to load resource|preload/ });

test("an unknown address is answered with 404 and says what to do", async ({ desktop, page }) => {
  const answered = page.waitForResponse((response) => response.url().endsWith("/nowhere/at/all"));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  await desktop.visit("/nowhere/at/all");
  expect((await answered).status()).toBe(404);
  await desktop.expectAt("/nowhere/at/all");
  // Gatsby would ask for more, one of it without the path prefix.
  expect(asked.filter((request) => request.includes("/nowhere/"))).toHaveLength(1);
  await desktop.expectTitle("Page not found");
  await expect(desktop.topBar.getByRole("time")).toHaveText(/\d/);
  const screen = page.getByRole("main");
  await expect(
    screen.getByRole("heading", { name: "Oopsss! I couldn't find this page.", exact: true }),
  ).toBeVisible();
  await expect(screen).toContainText("Make sure you've typed the correct address.");
  await expect(screen.getByRole("link", { name: site.owner.email, exact: true })).toHaveAttribute(
    "href",
    `mailto:${site.owner.email}`,
  );
});

test("an unknown address leads to the pages most like it, to search and to the dock's windows", async ({
  desktop,
  page,
}) => {
  await desktop.visit("/projects/avocadoo/");
  const likely = page.getByRole("main").getByRole("link", { name: "Avocado", exact: true });
  await expect(likely).toHaveAttribute("href", /\/projects\/avocado\/$/);
  await desktop.topBar.getByRole("button", { name: siteWords.desktop.search }).click();
  await page.getByRole("combobox").fill("mission");
  await page.keyboard.press("Enter");
  await desktop.expectTitle("Mission");
  await desktop.visit("/nowhere/");
  await page
    .getByRole("navigation", { name: siteWords.desktop.dock })
    .getByRole("link", { name: siteWords.titles.resume, exact: true })
    .click();
  await desktop.expectAt("/resume/");
});

test.describe("on a phone", () => {
  test.use({ viewport: VIEWPORTS.phone });

  test("an unknown address has the desktop's whole dock, since no home screen is there", async ({
    desktop,
  }) => {
    await desktop.visit("/nowhere/");
    for (const name of [siteWords.titles.aboutMe, siteWords.titles.resume, "Movie Platform"])
      await expect(desktop.dockItem(name)).toBeVisible();
  });
});

test("addresses that Gatsby cannot read are unknown addresses too", {
  tag: "@release",
}, async ({ desktop, page }) => {
  for (const address of [
    "/%0a",
    "/mission/%0a",
    "/%09/",
    "/mission/%20",
    "/%ff",
    "/x%",
    "/%2525",
    "/a%2fb",
    "/a%3fb",
    "/a%23b",
    "/a//b",
  ]) {
    await desktop.visit(address);
    await expect(page.getByRole("heading", { name: siteWords.notFound.heading })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the picture of an unknown address rotates until it is paused", async ({
    desktop,
    page,
  }) => {
    await desktop.visit("/nowhere/");
    const states = () =>
      page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
    await expect.poll(states).toEqual(["running"]);
    const pause = page.getByRole("button", { name: siteWords.notFound.pause, exact: true });
    await pause.click();
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await expect.poll(states).toEqual(["paused"]);
    await pause.click();
    await expect.poll(states).toEqual(["running"]);
  });
});

test("Back to home leads from an unknown address to the desktop", async ({ desktop, page }) => {
  await desktop.visit("/nowhere/");
  await page.getByRole("link", { name: "Back to home", exact: true }).click();
  await desktop.expectAt("/");
  await expect(desktop.home.frame).toBeVisible();
  await expect(desktop.about.frame).toBeVisible();
});

for (const [what, files, meanwhile] of [
  ["its scripts", "**/static/*.js", "/nowhere/"],
  ["its data", "**/page-data/**", "/404.html"],
] as const)
  test(`an unknown address that a visitor leaves before ${what} have come is there again after Back @release`, async ({
    desktop,
    page,
  }) => {
    const release = await holdRequests(page, files);
    await page.goto("./nowhere/", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: siteWords.notFound.heading })).toBeVisible();
    await desktop.expectAt(meanwhile);
    await page.goto("./", { waitUntil: "commit" });
    await expect(desktop.about.frame).toBeVisible();
    release();
    await page.goBack();
    await untilSettled(page);
    await desktop.expectAt("/nowhere/");
  });

test("an unknown address stays in the address bar if the scripts are lost", async ({
  desktop,
  page,
}) => {
  const release = await holdRequests(page, "**/page-data/**");
  await page.goto("./nowhere/", { waitUntil: "commit" });
  await desktop.expectAt("/404.html");
  await page.goto("./", { waitUntil: "commit" });
  await page.route("**/static/*.js", (route) => route.abort());
  release();
  await page.goBack();
  await expect(page.getByRole("heading", { name: siteWords.notFound.heading })).toBeVisible();
  await desktop.expectAt("/nowhere/");
});
