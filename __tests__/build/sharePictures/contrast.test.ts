import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { THEMES, writtenColour } from "../../../scripts/design/tokenColour";
import { drawPicture } from "../../../src/build/sharePictures/drawing/drawPicture";
import { type Ground, makeGround } from "../../../src/build/sharePictures/drawing/ground";
import { pictureSvg } from "../../../src/build/sharePictures/drawing/pictureSvg";
import { svgDocument } from "../../../src/build/sharePictures/drawing/svgDocument";
import { palettes } from "../../../src/build/sharePictures/palette";
import { USUAL_ACCENT } from "../../../src/build/siteIcons/accent";
import { initialsSvg } from "../../../src/build/siteIcons/initialsSvg";
import { type Colour, contrast, parseColour } from "../../../src/lib/colour";
import { AVOCADO } from "./support";

const WALLPAPERS: { name: string; file: string }[] = JSON.parse(
  fs.readFileSync("data/wallpapers.json", "utf8"),
);
const PICTURES = WALLPAPERS.flatMap(({ name, file }) =>
  THEMES.map((theme) => ({ name, theme, wallpaperFile: path.resolve("data", file) })),
);
const MOST_BYTES = 90_000;
const LONG_TITLE =
  "How a table of a million rows stays quick, and what it takes to keep that promise";

type Region = "kind" | "title" | "foot";
const INK = { kind: "fgMuted", title: "fg", foot: "fgMuted" } as const;

/** Where the texts of a picture with a title of one line stand, in pixels. */
const REGIONS: Record<Region, { left: number; top: number; width: number; height: number }> = {
  kind: { left: 240, top: 124, width: 300, height: 50 },
  title: { left: 164, top: 200, width: 860, height: 160 },
  foot: { left: 230, top: 380, width: 600, height: 60 },
};

/** Each colour that a part of a picture has, once. */
const coloursIn = async (picture: Buffer, region: Region): Promise<Colour[]> => {
  const { data, info } = await sharp(picture)
    .extract(REGIONS[region])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Map<number, Colour>();
  for (let index = 0; index < data.length; index += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index);
    colours.set((red << 16) | (green << 8) | blue, { red, green, blue, opacity: 1 });
  }
  return [...colours.values()];
};

const leastContrast = (ink: Colour, ground: readonly Colour[]) =>
  Math.min(...ground.map((colour) => contrast(ink, colour)));

describe.each(PICTURES)("over $name in the $theme theme", ({ theme, wallpaperFile }) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await makeGround(wallpaperFile);
  });

  test("every text stands out from all that is drawn below it", async () => {
    const svg = pictureSvg(AVOCADO, { theme, mark: undefined });
    const empty = await drawPicture({ ...svg, texts: svgDocument() }, ground);
    const written = await drawPicture(svg, ground);
    for (const region of ["kind", "title", "foot"] as const) {
      const ink = parseColour(palettes[theme][INK[region]]);
      const below = await coloursIn(empty, region);
      expect(leastContrast(ink, below)).toBeGreaterThanOrEqual(4.5);
      // The text is there, and in the middle of its strokes has about the colour that was measured.
      expect(leastContrast(ink, await coloursIn(written, region))).toBeLessThan(1.2);
    }
  });

  test("it is light enough to be fetched", async () => {
    const mark = Buffer.from(initialsSvg("AE", USUAL_ACCENT));
    const svg = pictureSvg({ ...AVOCADO, title: LONG_TITLE }, { theme, mark });
    const picture = await drawPicture(svg, ground);
    expect(picture.length).toBeLessThan(MOST_BYTES);
  });
});

test.each(THEMES)("the %s paper has the colours of the site's theme", (theme) => {
  const { ring, shadow, ...colours } = palettes[theme];
  for (const [name, colour] of Object.entries(colours)) {
    expect({ name, colour }).toEqual({
      name,
      colour: writtenColour(name as keyof typeof colours, theme),
    });
  }
});
