import fs from "node:fs";
import path from "node:path";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { checkedContentPath } from "../../src/content/files";
import { aboutRestart, forOverlay } from "../../src/gatsby/node/ContentCheckPlugin";
import { refreshContent, siteContent } from "../../src/gatsby/node/refreshContent";
import type { PictureTools } from "../../src/gatsby/node/textPictures";
import { restoreOwnFiles } from "../../src/publish/publicFiles/publicFiles";
import { aProject, dataOf, PICTURE } from "../support/contentFiles";
import { contentProject, writeFile } from "../support/contentProject";

/** No text here has a picture. */
const NO_GATSBY = {} as PictureTools;

const copied = (name: string): string => path.join(checkedContentPath(), name);
const json = (name: string) => JSON.parse(fs.readFileSync(copied(name), "utf8"));
const general = (heading: string): string => JSON.stringify({ heading, paragraphs: [] });

test("valid content is copied with its pictures", async () => {
  const site = dataOf("site");
  site.owner.photo = { file: "pictures/me.png", alt: "Alex." };
  const pictures = [{ file: "pictures/trees/oak.png", alt: "An oak." }];
  contentProject({
    "data/site.json": JSON.stringify(site),
    "data/projects.json": JSON.stringify([{ ...aProject("Avocado"), pictures }]),
    "data/pictures/me.png": PICTURE,
    "data/pictures/trees/oak.png": PICTURE,
  });
  await refreshContent(NO_GATSBY);
  for (const name of ["pictures/me.png", "pictures/trees/oak.png", "wallpapers/silk.png"]) {
    expect(fs.readFileSync(copied(name))).toEqual(PICTURE);
  }
});

/** A picture of a camera: red at the left of what was seen, stored on its side or mirrored. */
const photo = (orientation: number, format: "jpeg" | "png" | "webp" | "tiff" = "jpeg") => {
  const red = { input: { create: { width: 20, height: 30, channels: 3, background: "red" } } };
  const stored = sharp({ create: { width: 40, height: 30, channels: 3, background: "blue" } })
    .composite([{ ...red, left: 0, top: 0 } as OverlayOptions])
    .png()
    .toBuffer();
  const place = { IFD0: { Model: "Camera" }, IFD3: { GPSLatitudeRef: "N" } };
  const withExif = async (bytes: Buffer) =>
    sharp(bytes).withExif(place).withMetadata({ orientation }).toFormat(format).toBuffer();
  return stored.then(withExif);
};

test.each([2, 3, 4, 5, 6, 7, 8])(
  "a photo of orientation %i is copied upright, in the size in which it is seen",
  async (orientation) => {
    for (const format of ["jpeg", "png", "webp", "tiff"] as const) {
      const bytes = await photo(orientation, format);
      contentProject({ [`data/pictures/me.${format}`]: bytes });
      await refreshContent(NO_GATSBY);
      const copy = sharp(copied(`pictures/me.${format}`));
      const { width, height, exif, orientation: left = 1 } = await copy.metadata();
      const seen = sharp(await sharp(bytes).autoOrient().png().toBuffer());
      const size = await seen.metadata();
      expect([format, left, exif, width, height]).toEqual([
        ...[format, 1, undefined, size.width, size.height],
      ]);
      const corner = (it: Sharp) =>
        it.extract({ left: 2, top: 2, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
      const [[red = 0] = [], [wanted = 0] = []] = [await corner(copy), await corner(seen)];
      expect([format, Math.abs(red - wanted) < 30]).toEqual([format, true]);
    }
  },
);

test("a picture of static/ is published without what the camera says, and any other to the byte", async () => {
  const root = contentProject({
    ...{ "static/a/walk.jpg": await photo(6), "static/plain.png": PICTURE },
    "static/broken.jpg": "no picture",
  });
  await restoreOwnFiles();
  const published = (name: string) => path.join(root, "public", name);
  const { width, height, exif, orientation } = await sharp(published("a/walk.jpg")).metadata();
  expect([width, height, exif, orientation]).toEqual([30, 40, undefined, undefined]);
  expect(fs.readFileSync(published("plain.png"))).toEqual(PICTURE);
  expect(fs.readFileSync(published("broken.jpg"), "utf8")).toBe("no picture");
});

test("content with an error leaves the copy as it is", async () => {
  const root = contentProject();
  await refreshContent(NO_GATSBY);
  writeFile(root, "data/general.json", general("New"));
  writeFile(root, "data/mission.json", "{}");
  expect((await refreshContent(NO_GATSBY)).ok).toBe(false);
  expect(json("general.json").heading).toBe("Hello");
  writeFile(root, "data/mission.json", general("Mission"));
  expect((await refreshContent(NO_GATSBY)).ok).toBe(true);
  expect(json("general.json").heading).toBe("New");
});

test("the later one of two simultaneous refreshes wins", async () => {
  const root = contentProject();
  const first = refreshContent(NO_GATSBY);
  writeFile(root, "data/mission.json", general("New"));
  await Promise.all([first, refreshContent(NO_GATSBY)]);
  expect(json("mission.json").heading).toBe("New");
});

test("a picture that is no longer in data/ is removed from the copy", async () => {
  const root = contentProject({ "data/wallpapers/old.png": PICTURE });
  await refreshContent(NO_GATSBY);
  expect(fs.existsSync(copied("wallpapers/old.png"))).toBe(true);
  fs.rmSync(path.join(root, "data/wallpapers/old.png"));
  await refreshContent(NO_GATSBY);
  expect(fs.readdirSync(copied("wallpapers"))).toEqual(["silk.png"]);
});

test.each([
  ["sentences", "A list is missing here. ".repeat(12)],
  [
    "an address",
    `There is no page https://example.com/${"very-long/".repeat(12)}. Did you mean it?`,
  ],
  ["Chinese", "这里缺少一个列表。".repeat(20)],
])("a report of %s has short lines over the page, and begins with the file to open", (_, text) => {
  const report = `data/general.json:1:145  ${text}\n\n1 error in 1 file.`;
  const [first, , ...lines] = forOverlay(report).split("\n");
  expect(first).toBe("data/general.json");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(64);
  expect(lines.join("").replace(/\s+/g, "")).toBe(report.replace(/\s+/g, ""));
});

test.each(["language", "font"] as const)("a changed %s asks for a new start", async (key) => {
  contentProject();
  await refreshContent(NO_GATSBY);
  const { site } = siteContent();
  expect(aboutRestart(site, { ...site, title: "Other" })).toEqual([]);
  expect(aboutRestart(site, { ...site, [key]: "other" })).toMatchObject([
    { file: "data/site.json", message: expect.stringContaining(`"${key}" has changed`) },
  ]);
});
