import type { Page } from "@playwright/test";
import { words as siteWords } from "../../src/words/words";
import type { Desktop } from "../support/browser/desktop";
import { expect, test } from "../support/browser/test";

const words = siteWords.projects;

const PROJECT = "Lifebit AI";
const STORY = "/projects/lifebit-ai/";
const FILES = "**/experiments/**";

const report = (record: unknown) => `parent.postMessage(${JSON.stringify(record)}, "*");`;

/** Opens a project, and begins its experiment, whose page runs a script in place of its own. */
const begin = async ({ desktop, page }: { desktop: Desktop; page: Page }, script?: string) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/experiments/") && asked.push("one"));
  if (script !== undefined)
    await page.route(FILES, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><script>${script}</script>`,
      }),
    );
  await desktop.visit(STORY);
  const story = desktop.panel("Projects").getByRole("article", { name: PROJECT });
  const cover = story.locator("img").first();
  await expect(cover).toBeVisible();
  expect(asked).toEqual([]);
  await story.getByRole("button", { name: words.measure }).click();
  return { story, cover, frame: story.locator("iframe"), status: story.getByRole("status") };
};

test("an experiment is framed in the cover's place, reports once, and is gone when its project is left", async ({
  desktop,
  page,
}) => {
  const first = report({ figure: "58", words: "frames <b>a second</b>" });
  const { story, cover, frame, status } = await begin(
    { desktop, page },
    `${first} ${report({ figure: "9,000", words: "frames a second" })}
    try { localStorage; } catch { document.documentElement.id = "sealed"; }`,
  );
  await expect(status).toHaveText("58 frames <b>a second</b>, on your machine, just now");
  await expect(cover).toHaveCount(0);
  await expect(frame).toHaveAttribute("sandbox", "allow-scripts");
  await expect(frame.contentFrame().locator("html")).toHaveId("sealed");
  await expect(story).toContainText("60 frames a second");
  await desktop.openSection("Interests");
  await expect(page.locator("iframe")).toHaveCount(0);
  await desktop.openSection("Projects");
  await expect(cover).toBeVisible();
  await expect(status).toBeEmpty();
});

test("a malformed record is a sentence, the claim stays, and the experiment can begin again", async ({
  desktop,
  page,
}) => {
  const { story, cover, status } = await begin({ desktop, page }, report({ figure: 58 }));
  await expect(status).toHaveText(words.notMeasured);
  await expect(cover).toBeVisible();
  await expect(story).toContainText("60 frames a second");
  await expect(story.getByRole("button", { name: words.measure })).toBeFocused();
});

test("only its frame is heard: without a record from there the experiment ends after 20 seconds", async ({
  desktop,
  page,
}) => {
  await page.clock.install();
  const { frame, status } = await begin({ desktop, page }, "");
  await expect(status).toHaveText(words.measuring);
  await page.evaluate((data) => window.postMessage(data, "*"), { figure: "1", words: "frame" });
  await page.clock.runFor(19_000);
  await expect(status).toHaveText(words.measuring);
  await page.clock.runFor(2_000);
  await expect(status).toHaveText(words.notMeasured);
  await expect(frame).toHaveCount(0);
});

test("the sample's experiments report, one of them by the keyboard alone", async ({
  desktop,
  page,
}) => {
  const rows = await begin({ desktop, page });
  await rows.frame.contentFrame().getByRole("region").press("PageDown");
  await expect(rows.status).toHaveText(/^\d+ frames a second, the slowest \d+ ms, on your machine/);
  const storyOf = async (name: string) => {
    await desktop.items("Projects").filter({ hasText: name }).click();
    await desktop.expectItem("Projects", name);
    const story = desktop.panel("Projects").getByRole("article", { name });
    await story.getByRole("button", { name: words.measure }).press("Enter");
    return { frame: story.locator("iframe").contentFrame(), status: story.getByRole("status") };
  };
  const avocado = await storyOf("Avocado");
  await expect(avocado.status).toHaveText(/^[\d.]+× as long for a heavy page as for a light one, /);
  const robots = await storyOf("Rocky Robots");
  for (const round of [1, 2]) {
    await expect(robots.frame.getByRole("button").first(), `round ${round}`).toBeFocused();
    await robots.frame.getByRole("button", { name: "No time limit" }).press("Enter");
    await expect(robots.frame.getByRole("button", { name: "1" })).toBeFocused();
    await page.keyboard.press("4");
  }
  await expect(robots.status).toHaveText(
    /^\d of \d found by colour, \d of \d by shape and colour, /,
  );
});
