import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import {
  addWord,
  editedFiles,
  editsFor,
  OTHERWISE_EDITED,
  readData,
  writeData,
} from "../../scripts/copy/edits";
import {
  type Colour,
  colourOf,
  paintPicture,
  wallpapersIn,
} from "../../scripts/copy/plainWallpapers";
import { expect, test } from "./support";

/** The project that is developed. */
const FOLDER = process.env.DEVELOP_FOLDER ?? "";
const inData = (file: string) => join(FOLDER, "data", file);

/** From the save to the screen. */
const LONGEST_WAIT = { timeout: 3000 };

const sections = (readData(FOLDER, "navigation.json") as { title: string }[]).map(
  ({ title }) => title,
);
const tab = (page: Page, title: string) => page.getByRole("tab", { name: title, exact: true });
const shownTab = (page: Page) => page.getByRole("tab", { selected: true });
const panel = (page: Page) => page.getByRole("tabpanel");

let words = 0;
/** A word that no content has. */
const newWord = () => `zq${process.pid}x${++words}`;

// All in one page, which is never loaded again: what was open stays open.
test("every file of data/ is one that these tests can edit", () => {
  const files = readdirSync(join(FOLDER, "data")).filter((name) => name.endsWith(".json"));
  expect([...editedFiles].sort()).toEqual(files.sort());
});

for (const edit of editsFor(FOLDER).filter(({ section }) => sections.includes(section))) {
  test(`${edit.file} is on the page when it is saved`, async ({ developed: page }) => {
    const before = readFileSync(inData(edit.file));
    await tab(page, edit.section).click();
    await expect(shownTab(page)).toHaveText(edit.section);
    await expect(panel(page)).not.toBeEmpty();
    const address = page.url();
    const word = newWord();

    addWord(FOLDER, edit, word);
    await expect(panel(page).getByText(word).first()).toBeAttached(LONGEST_WAIT);
    writeFileSync(inData(edit.file), before);
    await expect(panel(page).getByText(word)).toHaveCount(0, LONGEST_WAIT);
    expect(page.url()).toBe(address);
  });
}

for (const file of OTHERWISE_EDITED) {
  test(`${file} is on the page when it is saved`, async ({ developed: page }) => {
    const before = readFileSync(inData(file));
    const shown = await shownTab(page).textContent();
    writeData(FOLDER, file, (readData(FOLDER, file) as unknown[]).toReversed());
    await expect(page.getByRole("tab")).toHaveText(sections.toReversed(), LONGEST_WAIT);
    await expect(shownTab(page)).toHaveText(shown ?? "");
    writeFileSync(inData(file), before);
    await expect(page.getByRole("tab")).toHaveText(sections, LONGEST_WAIT);
  });
}

const chooseWallpaper = async (page: Page, title: string) => {
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitem", { name: "Wallpaper" }).click();
  await page.getByRole("menuitemradio", { name: title, exact: true }).click();
  await page.keyboard.press("Escape");
};

/** The colour in the middle of the picture behind the windows; null until it is there. */
const colourBehind = (page: Page) =>
  page
    .evaluate(async () => {
      const picture = document.querySelector<HTMLImageElement>(
        "[data-wallpaper] picture:last-of-type img",
      );
      const canvas = document.createElement("canvas").getContext("2d");
      if (!picture || !canvas) return null;
      await picture.decode();
      canvas.drawImage(picture, 0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    })
    .catch(() => null);

/** How far the colour behind the windows is from this one; what is scaled is never quite the same. */
const distanceTo = async (page: Page, colour: Colour) => {
  const shown = await colourBehind(page);
  return shown === null
    ? 255
    : Math.max(...colour.map((part, index) => Math.abs(part - (shown[index] ?? 0))));
};
const expectColour = (page: Page, colour: Colour, wait = LONGEST_WAIT) =>
  expect.poll(() => distanceTo(page, colour), { ...wait, intervals: [50] }).toBeLessThan(12);

for (const [index, { title, file }] of wallpapersIn(FOLDER).entries()) {
  test(`${file} is behind the windows when it is replaced under its name`, async ({
    developed: page,
  }) => {
    await chooseWallpaper(page, title);
    await expectColour(page, colourOf(index), { timeout: 20_000 });
    await paintPicture(inData(file), colourOf(index + 50));
    await expectColour(page, colourOf(index + 50));
    await paintPicture(inData(file), colourOf(index));
    await expectColour(page, colourOf(index));
  });
}

test("a wallpaper that is added can be chosen, and is gone when it is removed", async ({
  developed: page,
}) => {
  const before = readFileSync(inData("wallpapers.json"));
  const [first] = wallpapersIn(FOLDER);
  const added = { ...first, name: "added", title: "Added by hand", file: "wallpapers/added.png" };
  await tab(page, "Attribution").click();
  await paintPicture(inData(added.file), colourOf(70));
  writeData(FOLDER, "wallpapers.json", [...wallpapersIn(FOLDER), added]);
  await expect(panel(page).getByText(added.title).first()).toBeAttached(LONGEST_WAIT);
  await chooseWallpaper(page, added.title);
  await expectColour(page, colourOf(70), { timeout: 20_000 });

  writeFileSync(inData("wallpapers.json"), before);
  rmSync(inData(added.file));
  await expect(panel(page).getByText(added.title)).toHaveCount(0, LONGEST_WAIT);
});

test("a mistake is told over the page, which stays, until it is put right", async ({
  developed: page,
}) => {
  copyFileSync(inData("mission.json"), inData(".mission.before"));
  await tab(page, "Mission").click();
  const text = await panel(page).innerText();
  writeFileSync(inData("mission.json"), "{");
  // Webpack has to go through all modules for this.
  const overlay = page.locator("gatsby-fast-refresh");
  await expect(overlay).toContainText("data/mission.json:1:");
  expect(await panel(page).innerText()).toBe(text);
  copyFileSync(inData(".mission.before"), inData("mission.json"));
  rmSync(inData(".mission.before"));
  await expect(overlay).not.toContainText("data/mission.json:1:");
});

test("Back and Forward lead through the sections", async ({ developed: page }) => {
  const [first = "", second = ""] = sections;
  await tab(page, first).click();
  await tab(page, second).click();
  await expect(shownTab(page)).toHaveText(second);
  await page.goBack();
  await expect(shownTab(page)).toHaveText(first);
  await page.goForward();
  await expect(shownTab(page)).toHaveText(second);
});
