import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { ADDED_PAGE, ADDED_POST, addTexts, paintPictureOf } from "../support/project/addedTexts";
import { readData, writeData } from "../support/project/dataFiles";
import { colourOf, paintWallpapers } from "../support/project/plainPictures";
import { copyProject } from "../support/project/projectCopy";
import { type Server, startServer } from "../support/project/startServer";

interface Developed {
  readonly folder: string;
  readonly server: Server;
  /** One page for all tests, never reloaded: windows stay open. */
  readonly page: Page;
}

/** From a save to the screen, on a machine that has other work. */
const SOON = { timeout: 30_000 };

const DEVELOP_PORT = 8123;
const DEVELOP = [
  "env",
  // Without this, Gatsby's pages name pictures that do not exist yet.
  "GATSBY_ENABLE_LAZY_IMAGES_IN_CI=1",
  ...["npx", "gatsby", "develop", "--port", String(DEVELOP_PORT), "--no-color"],
] as const;

const START_MS = 720_000;

const test = base.extend<{ staysLoaded: undefined }, { developed: Developed }>({
  developed: [
    async ({ browser }, use) => {
      const copy = await copyProject({ withBuiltSite: true });
      await paintWallpapers(copy.folder);
      await addTexts(copy.folder, 40);
      const server = await startServer(copy.folder, DEVELOP_PORT, ...DEVELOP);
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${server.address}/`, { timeout: 120_000 });
      await expect(page.getByRole("banner").getByRole("time")).toHaveText(/\d/, SOON);
      await use({ folder: copy.folder, server, page });
      await page.close();
      await server.kill();
      await copy.remove();
    },
    { scope: "worker", timeout: START_MS },
  ],
  staysLoaded: [
    async ({ developed: { page } }, use) => {
      let loads = 0;
      const count = () => {
        loads += 1;
      };
      page.on("load", count);
      await use(undefined);
      page.off("load", count);
      expect(loads, "The page was loaded again.").toBe(0);
    },
    { auto: true },
  ],
});

test.describe.configure({ mode: "default" });

const panel = (page: Page) => page.getByRole("tabpanel");

const openSection = async (page: Page, title: string) => {
  await page.getByRole("tab", { name: title, exact: true }).click();
  await expect(page.getByRole("tab", { selected: true })).toHaveText(title);
  await expect(panel(page).getByRole("heading").first()).toBeVisible(SOON);
};

test("a saved edit of JSON is on the page, which stays where it is", async ({
  developed: { folder, page },
}) => {
  const before = readData(folder, "general.json") as { paragraphs: string[] };
  await openSection(page, "General");
  writeData(folder, "general.json", { ...before, paragraphs: ["A zebra was here."] });
  await expect(panel(page).getByText("A zebra was here.")).toBeVisible(SOON);
  writeData(folder, "general.json", before);
  await expect(panel(page).getByText("A zebra was here.")).toHaveCount(0, SOON);
});

test("an error shows over the page and in the terminal with its place, until it is fixed", async ({
  developed: { folder, server, page },
}) => {
  const file = join(folder, "data", "mission.json");
  const before = readFileSync(file);
  await openSection(page, "Mission");
  const text = await panel(page).innerText();
  writeFileSync(file, '{\n  "heading": 5\n}\n');
  const overlay = page.locator("gatsby-fast-refresh");
  await expect(overlay).toContainText("data/mission.json:2:14", SOON);
  expect(server.log()).toContain("data/mission.json:2:14");
  writeFileSync(file, before);
  await expect(overlay).toHaveCount(0, SOON);
  await expect(panel(page)).toHaveText(text, { ...SOON, useInnerText: true });
});

test("a post is listed when its file is saved, and disappears with its file", async ({
  developed: { folder, page },
}) => {
  await openSection(page, "Posts");
  const file = join(folder, "data", "posts", "written-now.md");
  writeFileSync(file, "---\ntitle: Written just now\ndate: 2024-05-31\n---\n\nA text.\n");
  const link = panel(page).getByRole("link", { name: "Written just now" });
  await expect(link.first()).toBeAttached(SOON);
  rmSync(file);
  await expect(link).toHaveCount(0, SOON);
});

test("a section that is added to the navigation is a tab", async ({
  developed: { folder, page },
}) => {
  const before = readData(folder, "navigation.json") as { title: string }[];
  const added = { title: "Another", icon: "lucide:file-text", page: ADDED_PAGE.file };
  const others = before.filter(({ title }) => title !== ADDED_PAGE.title);
  const tabs = page.getByRole("tab");
  writeData(folder, "navigation.json", [...others, added]);
  await expect(tabs).toHaveText(
    [...others, added].map(({ title }) => title),
    SOON,
  );
  await openSection(page, "Another");
  await expect(panel(page)).toContainText("A text.");
  await openSection(page, "General");
  writeData(folder, "navigation.json", before);
  await expect(tabs).toHaveText(
    before.map(({ title }) => title),
    SOON,
  );
});

test("a project that is renamed while it is shown gives way to the section's first", async ({
  developed: { folder, page },
}) => {
  const before = readData(folder, "projects.json") as { name: string }[];
  const [, shown, ...others] = before;
  await openSection(page, "Projects");
  const link = (name: string) => panel(page).getByRole("link", { name }).first();
  await link(String(shown?.name)).click();
  await expect(page).toHaveURL(/\/projects\/.+/);
  writeData(folder, "projects.json", [before[0], { ...shown, name: "Renamed now" }, ...others]);
  await expect(page).toHaveURL(/\/projects\/$/, SOON);
  await link("Renamed now").click();
  await expect(panel(page).getByRole("heading", { name: "Renamed now" })).toBeVisible(SOON);
  writeData(folder, "projects.json", before);
  await expect(page).toHaveURL(/\/projects\/$/, SOON);
});

test("another first section, and an app that is removed, are followed", async ({
  developed: { folder, page },
}) => {
  const before = readData(folder, "site.json") as { defaults: object };
  await openSection(page, "General");
  const defaults = { ...before.defaults, menuSection: "Projects" };
  writeData(folder, "site.json", { ...before, defaults });
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Projects", SOON);
  await expect(panel(page).getByRole("heading", { name: "Projects" })).toBeVisible(SOON);
  writeData(folder, "site.json", before);
  await expect(page.getByRole("tab", { selected: true })).toHaveText("General", SOON);
  await expect(panel(page).getByRole("heading").first()).toBeVisible(SOON);
  await page.getByRole("region", { name: "Home directory" }).getByText("Movie DB").dblclick();
  await expect(page).toHaveURL(/\/movie-db\/$/);
  writeData(folder, "site.json", { ...before, framedApps: [] });
  await expect(page).not.toHaveURL(/movie-db/, SOON);
  await expect(page.getByRole("region", { name: "Movie Platform" })).toHaveCount(0);
  writeData(folder, "site.json", before);
});

test("another language asks for a new start until it is changed back", async ({
  developed: { folder, page },
}) => {
  const before = readData(folder, "site.json") as object;
  writeData(folder, "site.json", { ...before, language: "ar" });
  const overlay = page.locator("gatsby-fast-refresh");
  await expect(overlay).toContainText('"language" has changed since', SOON);
  writeData(folder, "site.json", before);
  await expect(overlay).toHaveCount(0, SOON);
});

test("a picture that is replaced under its name is on the page", async ({
  developed: { folder, page },
}) => {
  await openSection(page, "Posts");
  await panel(page).getByRole("link", { name: ADDED_POST.title }).first().click();
  const picture = panel(page).getByRole("img", { name: ADDED_POST.title });
  const colour = colourOf(80);
  /** The distance of the page's colour from the new one: no scaled picture is exact. */
  const distance = async () => {
    const shown = await picture
      .evaluate(async (image: HTMLImageElement) => {
        const canvas = document.createElement("canvas").getContext("2d");
        // It loads when it is in sight.
        image.scrollIntoView();
        await image.decode();
        canvas?.drawImage(image, 0, 0, 1, 1);
        return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])];
      })
      .catch(() => []);
    return Math.max(...colour.map((part, index) => Math.abs(part - (shown[index] ?? 255))));
  };
  await expect.poll(distance, SOON).toBeGreaterThan(20);
  await paintPictureOf(folder, ADDED_POST, colour);
  await expect.poll(distance, SOON).toBeLessThan(12);
});
