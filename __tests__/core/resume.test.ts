import { words as siteWords } from "../../src/words/words";
import { DesktopWindow } from "../support/browser/desktopWindow";
import { expect, test, VIEWPORTS } from "../support/browser/test";
import { site } from "../support/data";

const { resume, resumeFiles, titles } = siteWords;

test("the résumé opens from General, has an address and survives a reload", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await desktop.panel("General").getByRole("link", { name: titles.resume }).click();
  const window = new DesktopWindow(page, titles.resume);
  const expectResume = async () => {
    await desktop.expectAt("/resume/");
    await desktop.expectTitle(titles.resume);
    await expect(window.frame).toHaveCSS("z-index", "1002");
    await expect(window.frame.getByRole("heading", { name: site.owner.name })).toBeVisible();
    for (const part of [resume.work, resume.skills, resume.education, resume.references])
      await expect(
        window.frame.getByRole("heading", { name: part, exact: true, level: 4 }),
      ).toBeAttached();
  };
  await expectResume();
  await desktop.reload();
  await expectResume();
  await page.goBack();
  await desktop.expectAt("/");
  await expect(window.frame).toHaveCount(0);
});

test("the résumé is one key away from its other language, and back", async ({ desktop, page }) => {
  const english = new DesktopWindow(page, titles.resume);
  const german = new DesktopWindow(page, "Lebenslauf");
  await desktop.visit("/resume/");
  await english.frame.getByRole("link", { name: "Deutsch" }).press("Enter");
  await desktop.expectAt("/resume/de/");
  await desktop.expectTitle("Lebenslauf");
  await expect(german.title).toBeFocused();
  await expect(german.frame.getByRole("heading", { name: "Berufserfahrung" })).toBeVisible();
  await german.frame.getByRole("link", { name: "English" }).press("Enter");
  await desktop.expectAt("/resume/");
  await expect(english.title).toBeFocused();
  await english.frame.getByRole("link", { name: "Deutsch" }).click();
  await desktop.expectAt("/resume/de/");
  await german.frame.getByRole("link", { name: "Rocky Robots" }).click();
  await desktop.expectAt("/projects/rocky-robots/");
});

for (const viewport of [VIEWPORTS.desktop, VIEWPORTS.phone])
  test(`Tab goes through the résumé's controls as they are seen, ${viewport.width} px wide`, {
    tag: "@chromium",
  }, async ({ desktop, page }) => {
    await page.setViewportSize(viewport);
    await desktop.visit("/resume/");
    const { frame } = new DesktopWindow(page, titles.resume);
    const bar = frame.locator("div", {
      has: page.locator(`> [aria-label="${resumeFiles.label}"]`),
    });
    const controls = bar.locator("a, button:enabled");
    await expect(controls).toHaveCount(7);
    const seen = await controls.evaluateAll((all) =>
      all
        .map((it) => ({ text: it.textContent, box: it.getBoundingClientRect() }))
        .sort(({ box: one }, { box: other }) =>
          Math.abs(one.y - other.y) > 20 ? one.y - other.y : one.x - other.x,
        )
        .map(({ text }) => text),
    );
    await bar.getByText(seen[0] ?? "", { exact: true }).focus();
    for (const text of seen) {
      await expect(bar.locator(":focus")).toHaveText(text ?? "");
      await page.keyboard.press("Tab");
    }
  });

test("printed from its window, the résumé is alone on the paper", { tag: "@chromium" }, async ({
  desktop,
  page,
}) => {
  await desktop.visit("/resume/");
  const { frame } = new DesktopWindow(page, titles.resume);
  await expect(frame.getByRole("article")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(frame.getByRole("article")).toBeVisible();
  for (const other of [
    desktop.topBar,
    desktop.dock,
    desktop.home.title,
    desktop.vitals.frame,
    frame.getByRole("list", { name: resumeFiles.label }),
  ])
    await expect(other).toBeHidden();
  // It has the whole width of the paper.
  await expect(frame.getByRole("article")).toHaveBox({ x: 0 });
});
