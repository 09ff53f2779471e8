import fs from "node:fs";
import sharp from "sharp";
import { writtenColour } from "../../../scripts/design/tokenColour";
import { USUAL_ACCENT } from "../../../src/build/siteIcons/accent";
import { initialsSvg } from "../../../src/build/siteIcons/initialsSvg";
import { writeSiteIcons } from "../../../src/build/siteIcons/writeSiteIcons";
import { contrast, parseColour } from "../../../src/lib/colour";
import { removeContentProject } from "../../support/contentProject";
import { projectToBuild } from "../publicFiles/support";

const RED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#ff0000" d="M0 0h9v9H0z"/></svg>';
const ICO_HEAD_BYTES = 22;

afterEach(removeContentProject);

/** The pixels of a picture: red, green, blue and opacity of each. */
const pixels = async (picture: Buffer | string, sidePx: number) => {
  const { data } = await sharp(Buffer.from(picture), { density: 72 * 4 })
    .resize(sidePx, sidePx)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray(4 * (y * sidePx + x)).subarray(0, 4)];
  const all = Array.from({ length: sidePx ** 2 }, (_, index) => ({
    x: index % sidePx,
    y: Math.floor(index / sidePx),
  }));
  return { at, all };
};

const WHITE = "255,255,255,255";

/** Where in a drawing of the initials there is white, in parts of its side. */
const inkOf = async (letters: string) => {
  const side = 128;
  const { at, all } = await pixels(initialsSvg(letters, "#000080"), side);
  const ink = all.filter(({ x, y }) => String(at(x, y)) === WHITE);
  const range = (values: number[]) => [Math.min(...values) / side, Math.max(...values) / side];
  return { x: range(ink.map(({ x }) => x)), y: range(ink.map(({ y }) => y)) };
};

test.each(["AE", "WM", "I", "ÉŐ", "P"])(
  "%s stands in the middle, with room around",
  async (text) => {
    const { x, y } = await inkOf(text);
    for (const [from = 0, to = 0] of [x, y]) {
      expect(from).toBeGreaterThan(0.08);
      expect(to).toBeLessThan(0.92);
    }
    expect(Math.abs((x[0] ?? 0) + (x[1] ?? 0) - 1)).toBeLessThan(0.06);
  },
);

test("letters that XML has a meaning for are only letters", async () => {
  await expect(sharp(Buffer.from(initialsSvg("<&", "#000080"))).metadata()).resolves.toBeDefined();
});

test("the accent is the theme's, and white can be read on it", () => {
  expect(USUAL_ACCENT).toBe(writtenColour("accent", "light"));
  const white = parseColour("#ffffff");
  expect(contrast(white, parseColour(USUAL_ACCENT))).toBeGreaterThanOrEqual(4.5);
});

describe("without a file of the owner's", () => {
  test("all three icons are made of the owner's initials", async () => {
    const { siteFolder, built } = projectToBuild();
    await writeSiteIcons({ name: "Ada King Lovelace" }, siteFolder);
    expect(built("favicon.svg").toString("utf8")).toBe(initialsSvg("AL", USUAL_ACCENT));
    const fallback = built("favicon.ico");
    expect([...fallback.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const picture = fallback.subarray(ICO_HEAD_BYTES);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 32, height: 32 });
    expect(await sharp(built("apple-touch-icon.png")).metadata()).toMatchObject({
      width: 180,
      height: 180,
      hasAlpha: false,
    });
  });

  test("a phone's icon has the drawing's colour in its corners, too", async () => {
    const { siteFolder, built } = projectToBuild();
    await writeSiteIcons({ name: "Ada" }, siteFolder);
    const { at } = await pixels(built("apple-touch-icon.png"), 180);
    expect(at(0, 0)).toEqual([0x3d, 0x4f, 0xc4, 255]);
  });

  test("the ground is the owner's accent", async () => {
    const { siteFolder, built } = projectToBuild();
    await writeSiteIcons({ name: "Ada", accent: "#2f6f5e" }, siteFolder);
    const { at } = await pixels(built("apple-touch-icon.png"), 180);
    expect(at(0, 0)).toEqual([0x2f, 0x6f, 0x5e, 255]);
  });

  test("another name gives another icon, over that of the build before", async () => {
    const { siteFolder, built } = projectToBuild();
    await writeSiteIcons({ name: "Ada" }, siteFolder);
    const before = built("apple-touch-icon.png");
    await writeSiteIcons({ name: "Bob" }, siteFolder);
    expect(built("apple-touch-icon.png").equals(before)).toBe(false);
  });
});

describe("with the owner's own", () => {
  test("drawing, the others are made of it", async () => {
    const { siteFolder, built } = projectToBuild({ "static/favicon.svg": RED });
    await writeSiteIcons({ name: "Ada" }, siteFolder);
    expect(fs.readdirSync(siteFolder).sort()).toEqual(["apple-touch-icon.png", "favicon.ico"]);
    const { at } = await pixels(built("apple-touch-icon.png"), 180);
    expect(at(90, 90)).toEqual([255, 0, 0, 255]);
  });

  test("picture for phones, only that is left to Gatsby", async () => {
    const { siteFolder } = projectToBuild({ "static/apple-touch-icon.png": "mine" });
    await writeSiteIcons({ name: "Ada" }, siteFolder);
    expect(fs.readdirSync(siteFolder).sort()).toEqual(["favicon.ico", "favicon.svg"]);
  });

  test("drawing that is none, the build says so", async () => {
    const { siteFolder } = projectToBuild({ "static/favicon.svg": "a picture" });
    await expect(writeSiteIcons({ name: "Ada" }, siteFolder)).rejects.toThrow(
      "The drawing static/favicon.svg can't be read as SVG.",
    );
  });
});
