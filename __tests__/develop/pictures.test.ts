import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { ADDED_DRAFT, ADDED_PAGE, ADDED_POST, paintPictureOf } from "../../scripts/copy/addedTexts";
import { readData, writeData } from "../../scripts/copy/edits";
import {
  type Colour,
  colourOf,
  paintPicture,
  wallpapersIn,
} from "../../scripts/copy/plainPictures";
import {
  chooseItem,
  expect,
  expectInTime,
  FOLDER,
  inData,
  openSection,
  panel,
  shownTab,
  test,
} from "./support";

const chooseTheme = async (page: Page, theme: string) => {
  await page.getByRole("button", { name: "Theme", exact: true }).click();
  await page.getByRole("menuitemradio", { name: theme, exact: true }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
};

const chooseWallpaper = async (page: Page, title: string) => {
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitem", { name: "Wallpaper" }).click();
  // Gatsby scales a picture when it is first asked for, one after the other: those of the menu come before the next save.
  await expect
    .poll(() =>
      page
        .getByRole("menuitemradio")
        .locator("img:visible")
        .evaluateAll((images: HTMLImageElement[]) =>
          images.every(({ naturalWidth }) => naturalWidth > 0),
        ),
    )
    .toBe(true);
  await page.getByRole("menuitemradio", { name: title, exact: true }).click();
  await page.keyboard.press("Escape");
};

const wallpaper = (page: Page) => page.locator("[data-wallpaper] img:visible").last();

/** The colour of a picture; null until it is there. */
const shownColour = (picture: Locator) =>
  picture
    .evaluate(async (image: HTMLImageElement) => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) return null;
      await image.decode();
      canvas.drawImage(image, 0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    })
    .catch(() => null);

/** How far a picture's colour is from this one; what is scaled is never quite the same. */
const distanceTo = async (picture: Locator, colour: Colour) => {
  const shown = await shownColour(picture);
  return shown === null
    ? 255
    : Math.max(...colour.map((part, index) => Math.abs(part - (shown[index] ?? 0))));
};

const expectColour = (picture: Locator, colour: Colour, patience = { timeout: 20_000 }) =>
  expect.poll(() => distanceTo(picture, colour), { ...patience, intervals: [50] }).toBeLessThan(12);

for (const [index, { title, file }] of wallpapersIn(FOLDER).entries()) {
  test(`${file} is behind the windows when it is replaced under its name`, async ({
    developed: page,
  }) => {
    await chooseWallpaper(page, title);
    await expectColour(wallpaper(page), colourOf(index));
    await expectInTime(
      () => paintPicture(inData(file), colourOf(index + 50)),
      (patience) => expectColour(wallpaper(page), colourOf(index + 50), patience),
    );
  });
}

const lightVersions = wallpapersIn(FOLDER).flatMap(({ title, lightFile }) =>
  lightFile === undefined ? [] : [{ title, file: lightFile }],
);

for (const [index, { title, file }] of lightVersions.entries()) {
  test(`${file} is behind the windows of the light theme when it is replaced under its name`, async ({
    developed: page,
  }) => {
    await chooseTheme(page, "Light");
    await chooseWallpaper(page, title);
    await expectInTime(
      () => paintPicture(inData(file), colourOf(index + 90)),
      (patience) => expectColour(wallpaper(page), colourOf(index + 90), patience),
    );
    await chooseTheme(page, "Dark");
  });
}

const { photo } = (readData(FOLDER, "site.json") as { owner: { photo?: { file: string } } }).owner;
const portraits = photo?.file.endsWith(".svg") ? [photo.file] : [];

for (const file of portraits) {
  test(`${file} is the portrait when it is drawn anew`, async ({ developed: page }) => {
    await openSection(page, "General");
    const portrait = panel(page).locator("img[data-part=photo]");
    const drawn = () =>
      portrait.evaluate(async (image: HTMLImageElement) => (await fetch(image.src)).text());
    const before = readFileSync(inData(file), "utf8");
    const dot = '<circle cx="80" cy="30" r="3" fill="#102030"/>';
    await expectInTime(
      () => writeFileSync(inData(file), before.replace("</svg>", `${dot}</svg>`)),
      (patience) => expect.poll(drawn, patience).toContain("#102030"),
    );
    await expectInTime(
      () => writeFileSync(inData(file), before),
      (patience) => expect.poll(drawn, patience).not.toContain("#102030"),
    );
  });
}

test("every picture of data/ is one that these tests replace", () => {
  const replaced = [...wallpapersIn(FOLDER), ...lightVersions].map(({ file }) => file);
  const pictures = readdirSync(inData("."), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(jpe?g|png|webp|avif|svg)$/.test(name))
    // Nobody sees it: a lamp's light falls by it.
    .filter((name) => !name.includes("-relief."));
  const ofTexts = [ADDED_POST, ADDED_DRAFT, ADDED_PAGE].map(({ picture }) => picture);
  expect([...replaced, ...portraits, ...ofTexts]).toEqual(expect.arrayContaining(pictures));
});

test("a wallpaper that is added can be chosen, and is gone when it is removed", async ({
  developed: page,
}) => {
  const before = wallpapersIn(FOLDER);
  const [first] = before;
  const added = { ...first, name: "added", title: "Added by hand", file: "wallpapers/added.png" };
  await openSection(page, "Attribution");
  await paintPicture(inData(added.file), colourOf(70));
  await expectInTime(
    () => writeData(FOLDER, "wallpapers.json", [...before, added]),
    (patience) => expect(panel(page).getByText(added.title).first()).toBeAttached(patience),
  );
  await chooseWallpaper(page, added.title);
  await expectColour(wallpaper(page), colourOf(70));

  await expectInTime(
    () => {
      writeData(FOLDER, "wallpapers.json", before);
      rmSync(inData(added.file));
    },
    (patience) => expect(panel(page).getByText(added.title)).toHaveCount(0, patience),
  );
});

for (const { text, open, colour } of [
  {
    text: ADDED_POST,
    colour: colourOf(80),
    open: async (page: Page) => {
      await openSection(page, "Posts");
      await chooseItem(page, ADDED_POST.title);
    },
  },
  {
    text: ADDED_PAGE,
    colour: colourOf(81),
    open: (page: Page) => openSection(page, ADDED_PAGE.title),
  },
]) {
  test(`${text.picture} is in its text when it is replaced under its name`, async ({
    developed: page,
  }) => {
    await open(page);
    const picture = panel(page).getByRole("img", { name: text.title });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => shownColour(picture), { timeout: 20_000 }).not.toBeNull();
    const shown = await shownTab(page).textContent();
    await expectInTime(
      () => paintPictureOf(FOLDER, text, colour),
      (patience) => expectColour(picture, colour, patience),
    );
    await expect(shownTab(page)).toHaveText(shown ?? "");
  });
}
