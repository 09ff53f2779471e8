import type { Page } from "@playwright/test";
import { holdRequests } from "./support/holdRequests";
import { panel, shownItem, tab } from "./support/sections";
import { expect, test, VIEWPORTS } from "./support/test";

/** The code and content that the page asks for from now on. */
const requestsOf = (page: Page) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js(on)?$/.test(pathname)) requests.push(pathname);
  });
  return requests;
};

test("General can be read without script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("./");
  await expect(panel(page, "General").getByRole("heading", { level: 3 })).toBeVisible();
  await context.close();
});

test("while a section loads there is a spinner, not at once, and the window keeps its size", async ({
  page,
  desktop,
}) => {
  const answer = await holdRequests(page, "**/page-data/mission/page-data.json");
  await desktop.visit();
  const size = await desktop.about.box();
  await tab(page, "Mission").click();
  const spinner = panel(page, "Mission").getByRole("status", {
    name: "Loading",
    includeHidden: true,
  });
  await expect(spinner).toHaveCSS("animation-delay", "0.15s");
  await expect(spinner).toBeVisible();
  expect(await desktop.about.box()).toEqual(size);
  answer();
  await expect(panel(page, "Mission").getByRole("heading")).toBeVisible();
  await expect(spinner).toHaveCount(0);
  expect(await desktop.about.box()).toEqual(size);
});

test("code and content are fetched ahead, side by side, when the pointer rests on a tab", async ({
  page,
  desktop,
}) => {
  // Moving eyes and a lamp have code of their own.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await desktop.visit();
  await desktop.settle();
  const requests = requestsOf(page);
  await tab(page, "Interests").hover();
  await expect
    .poll(() => requests)
    .toContainEqual(expect.stringMatching(/\/page-data\/interests\/page-data\.json$/));
  expect(requests.filter((path) => path.endsWith(".js"))).not.toEqual([]);
  await expect(tab(page, "General")).toHaveAttribute("aria-selected", "true");

  const before = [...requests];
  await tab(page, "Interests").click();
  await expect(panel(page, "Interests").getByRole("heading", { level: 3 })).toBeVisible();
  expect(requests).toEqual(before);
});

test("a featured project opens in Projects and takes the focus along", async ({
  page,
  desktop,
}) => {
  await desktop.visit();
  await panel(page, "General").getByRole("link", { name: "Avocado" }).click();
  await expect(panel(page, "Projects")).toBeFocused();
  await expect(shownItem(panel(page, "Projects"))).toContainText("Avocado");
});

test("the strip of a phone follows the selection", async ({ page, desktop }) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await desktop.visit();
  await panel(page, "General").getByRole("link", { name: "Get in touch" }).click();
  await expect(tab(page, "Contact")).toBeInViewport({ ratio: 1 });
});
