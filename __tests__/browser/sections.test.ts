import type { Page } from "@playwright/test";
import { SECTION_TITLES } from "../../src/build/schemas/navigation";
import { expect, test, VIEWPORTS } from "./support/test";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true });

/** The addresses that the page asks for from now on. */
const requestsOf = (page: Page) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  return requests;
};

const onDemandSections = SECTION_TITLES.filter((title) => title !== "General");

test("General can be read without script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(panel(page, "General").getByRole("heading", { level: 3 })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveText([...SECTION_TITLES]);
  await context.close();
});

test("on arrival no other section is fetched", async ({ page, desktop }) => {
  const requests = requestsOf(page);
  await desktop.visit();
  await page.waitForLoadState("networkidle");
  expect(requests.filter((path) => path.startsWith("/content/"))).toEqual([]);
});

for (const title of onDemandSections) {
  test(`${title} opens, in a window that keeps its size`, async ({ page, desktop }) => {
    await desktop.visit();
    const size = await desktop.about.box();
    await tab(page, title).click();
    await expect(tab(page, title)).toHaveAttribute("aria-selected", "true");
    await expect(panel(page, title).getByRole("heading").first()).toBeVisible();
    expect(await desktop.about.box()).toEqual(size);
  });
}

test("while a section loads there is a spinner, not at once, and the window keeps its size", async ({
  page,
  desktop,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/content/mission.json", async (route) => {
    await held;
    await route.continue();
  });
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
  await expect(spinner).toHaveCount(0);
  await expect(panel(page, "Mission").getByRole("heading")).toBeVisible();
});

test("code and content of a section are fetched ahead when the pointer rests on its tab", async ({
  page,
  desktop,
}) => {
  await desktop.visit();
  const requests = requestsOf(page);
  await tab(page, "Interests").hover();
  await expect.poll(() => requests).toContain("/content/interests.json");
  expect(requests.filter((path) => path.endsWith(".js"))).not.toEqual([]);
  await page.waitForLoadState("networkidle");
  await expect(tab(page, "General")).toHaveAttribute("aria-selected", "true");

  const before = requests.length;
  await tab(page, "Interests").click();
  await expect(panel(page, "Interests").getByRole("heading").first()).toBeVisible();
  expect(requests).toHaveLength(before);
});

test("and when the focus reaches it", async ({ page, desktop }) => {
  await desktop.visit();
  const requests = requestsOf(page);
  await tab(page, "General").focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => requests).toContain("/content/projects.json");
});

test("a section comes back where it was left", async ({ page, desktop }) => {
  await desktop.visit();
  await tab(page, "Mission").click();
  const mission = panel(page, "Mission");
  await expect(mission.getByRole("heading")).toBeVisible();
  await mission.hover();
  await page.mouse.wheel(0, 150);
  const scrolled = () => mission.evaluate(({ scrollTop }) => scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(100);
  const left = await scrolled();
  await tab(page, "General").click();
  await tab(page, "Mission").click();
  expect(await scrolled()).toBe(left);
});

test("a featured project opens in Projects", async ({ page, desktop }) => {
  await desktop.visit();
  await panel(page, "General").getByRole("button", { name: "Avocado" }).click();
  await expect(panel(page, "Projects")).toBeFocused();
  await expect(panel(page, "Projects").getByRole("option", { selected: true })).toContainText(
    "Avocado",
  );
});

test("on a phone the tabs are a strip, which follows the selection", async ({ page, desktop }) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await desktop.visit();
  const list = page.getByRole("tablist", { name: "Sections" });
  await expect(list).toHaveAttribute("aria-orientation", "horizontal");
  await tab(page, "General").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(tab(page, "Design Patterns")).toBeInViewport({ ratio: 1 });
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(pageWidth).toBe(VIEWPORTS.phone.width);
});

test("beside the panel they are a vertical list", async ({ page, desktop }) => {
  await desktop.visit();
  await expect(page.getByRole("tablist", { name: "Sections" })).toHaveAttribute(
    "aria-orientation",
    "vertical",
  );
});

test.describe("a section that fails to load", () => {
  test.use({ expectedComplaints: /Failed to load resource|Loading (CSS )?chunk/ });

  for (const title of onDemandSections) {
    test(`${title}: its code`, async ({ page, desktop }) => {
      await desktop.visit();
      await page.waitForLoadState("networkidle");
      await page.evaluate(() =>
        window.addEventListener("preload-error", () => document.body.classList.add("told")),
      );
      await page.route("**/*.js", (route) => route.abort());
      await tab(page, title).click();
      const alert = panel(page, title).getByRole("alert");
      await expect(alert).toContainText("Unexpected Application Error!");
      await expect(page.locator("body")).toHaveClass("told");

      await page.unroute("**/*.js");
      await alert.getByRole("button", { name: "Try again" }).click();
      await expect(alert).toHaveCount(0);
      await expect(panel(page, title).getByRole("heading").first()).toBeVisible();
    });
  }

  for (const title of onDemandSections.filter((each) => each !== "Design Patterns")) {
    test(`${title}: its content`, async ({ page, desktop }) => {
      await page.route("**/content/*.json", (route) => route.fulfill({ status: 503 }));
      await desktop.visit();
      await tab(page, title).click();
      const alert = panel(page, title).getByRole("alert");
      await expect(alert).toContainText("The content of this section could not be fetched (503).");

      await page.unroute("**/content/*.json");
      await alert.getByRole("button", { name: "Try again" }).click();
      await expect(alert).toHaveCount(0);
      await expect(panel(page, title).getByRole("heading").first()).toBeVisible();
    });
  }
});
