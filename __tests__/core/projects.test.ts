import { words as siteWords } from "../../src/words/words";
import { restingBox } from "../support/browser/restingBox";
import { expect, test } from "../support/browser/test";
import { defaultProject, general, projectNames } from "../support/data";

const { projects } = siteWords;

test("Projects lists all and shows the owner's default project", async ({ desktop }) => {
  await desktop.visit();
  const panel = await desktop.openSection("Projects");
  await expect(desktop.items("Projects")).toContainText([...projectNames]);
  await desktop.expectItem("Projects", defaultProject);
  const article = panel.getByRole("article", { name: defaultProject });
  for (const text of [
    "A workspace for large tables",
    "2024–2026",
    "GraphQL",
    "100,000 rows that scroll smoothly.",
    "I rebuilt the table",
    "Sample city, Sample country",
  ])
    await expect(article).toContainText(text);
});

test("the list stays beside a project that is scrolled", async ({ desktop }) => {
  await desktop.visit("/projects/");
  await desktop.panel("Projects").evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  await expect(
    desktop.panel("Projects").getByRole("link", { name: projects.next }),
  ).toBeInViewport();
  await expect(desktop.items("Projects").first()).toBeInViewport({ ratio: 1 });
});

test("Next and Previous lead from the first project to the last and back", async ({ desktop }) => {
  await desktop.visit("/projects/");
  const panel = desktop.panel("Projects");
  const next = panel.getByRole("link", { name: projects.next });
  const previous = panel.getByRole("link", { name: projects.previous });
  await expect(previous).toBeDisabled();
  for (const name of projectNames.slice(1)) {
    await next.click();
    await desktop.expectItem("Projects", name);
  }
  await expect(panel).toContainText(`${projectNames.length} of ${projectNames.length}`);
  await expect(next).toBeDisabled();
  await previous.click();
  await desktop.expectItem("Projects", projectNames.at(-2) ?? "");
});

test("a featured project in General opens in Projects and takes the focus along, and Back returns it", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const wanted = general.featuredProjects.at(-1) ?? "";
  const card = desktop.panel("General").getByRole("link", { name: wanted, exact: true });
  await card.click();
  await expect(desktop.panel("Projects")).toBeFocused();
  await desktop.expectItem("Projects", wanted);
  await page.goBack();
  await desktop.expectSection("General");
  await expect(card).toBeFocused();
  await card.press("Enter");
  await desktop.expectItem("Projects", wanted);
  await desktop.items("Projects").first().click();
  await desktop.expectItem("Projects", projectNames[0] ?? "");
  await desktop.openSection("General");
  await desktop.openSection("Projects");
  await desktop.expectItem("Projects", projectNames[0] ?? "");
});

test("a keyword with evidence shows that it opens, and below its line where it was used", async ({
  desktop,
}) => {
  await desktop.visit("/projects/lifebit-ai/");
  const keywords = desktop.panel("Projects").getByRole("list", { name: projects.keywords });
  const opening = keywords.locator("summary");
  const line = () =>
    keywords.locator("> li > :first-child").evaluateAll((all) => {
      const boxes = all.map((it) => it.getBoundingClientRect());
      return boxes.filter(({ y }) => y === boxes[0]?.y).map(({ x }) => x);
    });
  await expect(opening.first().locator("svg")).toBeVisible();
  await expect(keywords.locator("> li > span svg")).toHaveCount(0);
  const before = await line();
  await opening.first().click();
  const uses = keywords.getByRole("list");
  await expect(uses.getByRole("link").first()).toBeVisible();
  await expect.poll(line).toEqual(before);
  const { width } = await restingBox(keywords);
  await expect(uses).toHaveBox({ width });
});
