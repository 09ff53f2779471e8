import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { hasCheckedCopy } from "../../src/build/checkedCopy";
import { checkedContentPath } from "../../src/build/paths";
import { refreshContent } from "../../src/build/refreshContent";
import { aProject, aWallpaper, contentFiles, PICTURE } from "../support/contentFiles";
import { contentProject, removeContentProject, writeFile } from "../support/contentProject";

afterEach(removeContentProject);

const copied = (name: string): string => path.join(checkedContentPath(), name);
const writtenAt = (name: string): number => fs.statSync(copied(name)).mtimeMs;
const json = (name: string) => JSON.parse(fs.readFileSync(copied(name), "utf8"));

const general = (heading: string): string => JSON.stringify({ heading, paragraphs: [] });

test("right content is copied, with its pictures and nothing else", async () => {
  contentProject();
  expect(hasCheckedCopy()).toBe(false);
  await refreshContent();
  expect(hasCheckedCopy()).toBe(true);
  expect(fs.readdirSync(checkedContentPath()).sort()).toEqual([
    "attribution.json",
    "career.json",
    "contacts.json",
    "general.json",
    "interests.json",
    "mission.json",
    "navigation.json",
    "posts.json",
    "projects.json",
    "settings.json",
    "site.json",
    "wallpapers",
    "wallpapers.json",
  ]);
  expect(fs.readFileSync(copied("wallpapers/silk.png"))).toEqual(PICTURE);
});

test("every picture that any file names is copied, and no other", async () => {
  const site = JSON.parse(String(contentFiles()["data/site.json"]));
  site.owner.photo = { file: "pictures/me.png", alt: "Alex." };
  const pictures = [{ file: "pictures/trees/oak.png", alt: "An oak." }];
  contentProject({
    "data/site.json": JSON.stringify(site),
    "data/projects.json": JSON.stringify([{ ...aProject("Avocado"), pictures }]),
    "data/pictures/me.png": PICTURE,
    "data/pictures/trees/oak.png": PICTURE,
    "data/pictures/unnamed.png": PICTURE,
  });
  await refreshContent();
  expect(fs.readFileSync(copied("pictures/me.png"))).toEqual(PICTURE);
  expect(fs.readdirSync(copied("pictures")).sort()).toEqual(["me.png", "trees"]);
  expect(fs.readdirSync(copied("pictures/trees"))).toEqual(["oak.png"]);
});

test("content with a mistake leaves the copy as it is", async () => {
  const root = contentProject();
  await refreshContent();
  writeFile(root, "data/general.json", general("New"));
  writeFile(root, "data/mission.json", "{}");
  expect((await refreshContent()).ok).toBe(false);
  expect(json("general.json").heading).toBe("Hello");

  writeFile(root, "data/mission.json", general("Mission"));
  expect((await refreshContent()).ok).toBe(true);
  expect(json("general.json").heading).toBe("New");
});

test("only files that differ are written", async () => {
  const root = contentProject();
  await refreshContent();
  const before = { general: writtenAt("general.json"), posts: writtenAt("posts.json") };
  const picture = writtenAt("wallpapers/silk.png");
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFile(root, "data/general.json", general("New"));
  await refreshContent();
  expect(writtenAt("general.json")).toBeGreaterThan(before.general);
  expect(writtenAt("posts.json")).toBe(before.posts);
  expect(writtenAt("wallpapers/silk.png")).toBe(picture);
});

/** Left half black, right half white. */
const halves = () =>
  sharp({ create: { width: 800, height: 900, channels: 3, background: "black" } })
    .extend({ right: 800, background: "white" })
    .png()
    .toBuffer();

describe("a wallpaper's tall sizes", () => {
  const withFocus = async (x: number) =>
    contentProject({
      "data/wallpapers.json": JSON.stringify([{ ...aWallpaper(), focus: { x, y: 50 } }]),
      "data/wallpapers/silk.png": await halves(),
    });
  const made = (): string => json("wallpapers.json")[0].portraitFile;
  const cuts = () =>
    fs
      .readdirSync(copied("portraits"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".png"))
      .map((name) => `portraits/${name}`)
      .sort();

  test.each([
    [10, 0],
    [90, 255],
  ])("are made of what is around %i %% of its width", async (x, brightness) => {
    await withFocus(x);
    await refreshContent();
    const { channels } = await sharp(copied(made())).stats();
    expect(channels.map(({ mean }) => mean)).toEqual([brightness, brightness, brightness]);
    expect(await sharp(copied(made())).metadata()).toMatchObject({ width: 450, height: 900 });
  });

  test("are made of the whole picture where nobody says what is to be seen", async () => {
    contentProject();
    await refreshContent();
    expect(made()).toBe("wallpapers/silk.png");
  });

  test("are cut anew with another focus alone", async () => {
    const root = await withFocus(10);
    await refreshContent();
    const before = made();
    const time = writtenAt(before);
    writeFile(root, "data/general.json", general("New"));
    await refreshContent();
    expect([made(), writtenAt(before)]).toEqual([before, time]);
    const moved = JSON.stringify([{ ...aWallpaper(), focus: { x: 20, y: 50 } }]);
    writeFile(root, "data/wallpapers.json", moved);
    await refreshContent();
    expect(cuts()).toEqual([made()]);
    expect(made()).not.toBe(before);
  });

  test("are those of the light theme's picture, too, where there is one", async () => {
    const wallpaper = { ...aWallpaper(), lightFile: "wallpapers/light.png", focus: { x: 1, y: 2 } };
    contentProject({
      "data/wallpapers.json": JSON.stringify([wallpaper]),
      "data/wallpapers/light.png": await halves(),
    });
    await refreshContent();
    const [{ portraitFile, lightPortraitFile }] = json("wallpapers.json");
    expect(cuts()).toEqual([portraitFile, lightPortraitFile].sort());
  });
});

test("a picture that no wallpaper names any more is removed", async () => {
  const root = contentProject();
  await refreshContent();
  writeFile(root, "data/wallpapers/new.png", PICTURE);
  writeFile(
    root,
    "data/wallpapers.json",
    JSON.stringify([{ ...aWallpaper(), file: "wallpapers/new.png" }]),
  );
  await refreshContent();
  expect(fs.readdirSync(copied("wallpapers"))).toEqual(["new.png"]);
});

test("a copy that lacks a file is none", async () => {
  contentProject();
  await refreshContent();
  fs.rmSync(copied("posts.json"));
  expect(hasCheckedCopy()).toBe(false);
});
