import type { Page } from "@playwright/test";
import { words as siteWords } from "../../src/words/words";
import { Desktop } from "../support/browser/desktop";
import { expect, test, VIEWPORTS } from "../support/browser/test";
import { general, postNames, posts, projectNames, sectionTitles, site } from "../support/data";

test.use({ javaScriptEnabled: false });

const openIn = async (page: Page, baseURL: string | undefined, path = "") => {
  await page.goto(`./${path}`);
  return new Desktop(page, baseURL ?? "");
};

test("without JavaScript the tabs, lists, icons and dock are links to whole pages", {
  tag: "@chromium",
}, async ({ baseURL, page }) => {
  const desktop = await openIn(page, baseURL);
  for (const button of await desktop.topBar.getByRole("button").all())
    await expect(button).toHaveCSS("opacity", "0.4");
  for (const title of sectionTitles) {
    await desktop.tab(title).click();
    await desktop.expectTitle(title === "General" ? null : title);
    await expect(desktop.panel(title).getByRole("heading", { level: 3 })).toBeVisible();
  }
  await desktop.tab("Projects").click();
  await desktop.items("Projects").nth(1).click();
  await desktop.expectTitle(projectNames[1] ?? "");
  await expect(desktop.panel("Projects").getByRole("article")).toContainText("What was done");
  await desktop.tab("Posts").click();
  await desktop.items("Posts").nth(1).click();
  await desktop.expectTitle(postNames[1] ?? "");
  await expect(desktop.panel("Posts")).toContainText(
    posts[1]?.conclusion.paragraph1?.content ?? "",
  );
  await desktop.dockItem("Movie Platform").click();
  await desktop.expectAt("/movie-db/");
  await expect(desktop.movie.frame).toBeVisible();
});

for (const [name, viewport] of [
  ["a small phone", { width: 320, height: 640 }],
  ["a desktop", VIEWPORTS.desktop],
] as const) {
  test.describe(() => {
    test.use({ viewport });

    test(`the first screen on ${name} shows, without JavaScript, who it is, the ways on and three projects`, {
      tag: "@chromium",
    }, async ({ baseURL, page }) => {
      const desktop = await openIn(page, baseURL);
      const panel = desktop.panel("General");
      await expect(panel.getByRole("heading", { name: site.owner.name })).toBeInViewport();
      await expect(panel.getByText(site.owner.role, { exact: true })).toBeInViewport({ ratio: 1 });
      const { general: words, titles } = siteWords;
      for (const link of [words.getInTouch, titles.resume, ...general.featuredProjects])
        await expect(panel.getByRole("link", { name: link, exact: true })).toBeInViewport({
          ratio: 1,
        });
      // Nothing closes a window that would lie over it.
      await desktop.icon("Movie DB").click({ trial: true });
    });
  });
}
