import fs from "node:fs/promises";
import sharp from "sharp";
import { aProject, aWallpaper, PICTURE } from "../../support/contentFiles";
import {
  contentProject,
  type Files,
  removeContentProject,
  reportOn,
} from "../../support/contentProject";

afterEach(removeContentProject);

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** The report about a wallpaper of this name; `files` are all the pictures there are. */
const reportOnWallpaper = (file: string, files: Files): Promise<string> =>
  reportOn({
    "data/wallpapers/silk.png": null,
    "data/wallpapers.json": pretty([{ ...aWallpaper(), file }]),
    ...files,
  });

const wallpaperDiagnostic = (sentence: string): string =>
  `data/wallpapers.json:6:13  wallpapers → bg1 → file\n  ${sentence}\n\n1 mistake in 1 file.`;

/** The report about a credit whose icon is at this address. */
const reportOnIcon = (iconUrl: string, files: Files): Promise<string> =>
  reportOn({
    "data/attribution.json": `[\n  {\n    "heading": "Images",\n    "topics": [\n      ${JSON.stringify({ name: "Silk", link: "https://example.com", iconUrl })}\n    ]\n  }\n]\n`,
    ...files,
  });

const iconDiagnostic = (sentence: string): string =>
  `data/attribution.json:5:61  attribution → Images → topics → 1 → iconUrl\n  ${sentence}\n\n1 mistake in 1 file.`;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

describe("pictures are known by their content", () => {
  const UNREADABLE = wallpaperDiagnostic(
    'The file "wallpapers/silk.png" is not a picture that can be read, or it is incomplete.',
  );

  const noise = (width: number, height: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 128, sigma: 30 },
      },
    }).jpeg();

  test("text under a picture's name is refused", async () => {
    expect(await reportOn({ "data/wallpapers/silk.png": "not a picture" })).toBe(UNREADABLE);
  });

  test("half a picture is refused", async () => {
    const whole = await noise(1280, 720).toBuffer();
    expect(await reportOn({ "data/wallpapers/silk.png": whole })).toBe("");
    const half = whole.subarray(0, whole.length / 2);
    expect(await reportOn({ "data/wallpapers/silk.png": half })).toBe(UNREADABLE);
  });

  /** A JPEG that says of itself to be of another size, which stands behind the mark of its frame. */
  async function claiming(width: number, height: number): Promise<Buffer> {
    const jpeg = await noise(8, 8).toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(height, frame + 5);
    jpeg.writeUInt16BE(width, frame + 7);
    return jpeg;
  }

  test("one that is too large is refused with the most that is taken", async () => {
    const report = await reportOn({ "data/wallpapers/silk.png": await claiming(20_000, 20_000) });
    expect(report).toBe(
      wallpaperDiagnostic(
        'The picture "wallpapers/silk.png" is too large: 20,000 × 20,000 pixels. The most is 16,383 × 16,383, or as many pixels in another shape.',
      ),
    );
    const largest = await claiming(16_383, 16_383);
    expect(await reportOn({ "data/wallpapers/silk.png": largest })).toBe("");
  });

  test.each([
    [10, 10, "10 × 10"],
    [1279, 720, "1,279 × 720"],
    [1280, 719, "1,280 × 719"],
  ])("a wallpaper of %i × %i is refused with the least size", async (width, height, size) => {
    const report = await reportOn({ "data/wallpapers/silk.png": await claiming(width, height) });
    expect(report).toBe(
      wallpaperDiagnostic(
        `The picture "wallpapers/silk.png" is too small: ${size} pixels. The least is 1,280 × 720.`,
      ),
    );
  });

  test("a photo that its camera took upright is measured as it is seen", async () => {
    const turned = await noise(720, 1280).withMetadata({ orientation: 6 }).toBuffer();
    expect(await reportOn({ "data/wallpapers/silk.png": turned })).toBe("");
  });

  test("an icon's drawing may claim any size", async () => {
    const huge = SVG.replaceAll('"1"', '"30000"');
    expect(await reportOnIcon("/huge.svg", { "static/huge.svg": huge })).toBe("");
  });
});

describe("a picture that is not there", () => {
  test.each([
    ["another case", "wallpapers/Pier.JPG", "wallpapers/pier.jpg"],
    ["another case of its folder", "Wallpapers/pier.jpg", "wallpapers/pier.jpg"],
    ["another ending", "wallpapers/pier.jpg", "wallpapers/pier.png"],
    ["another case and ending", "wallpapers/Pier.jpeg", "wallpapers/pier.jpg"],
    ["a folder left out", "pier.jpg", "wallpapers/pier.jpg"],
    ["a slip of the pen", "wallpapers/pire.jpg", "wallpapers/pier.jpg"],
  ])("is offered under the name that it has: %s", async (_, named, there) => {
    expect(await reportOnWallpaper(named, { [`data/${there}`]: PICTURE })).toBe(
      wallpaperDiagnostic(`There is no file "${named}". Did you mean "${there}"?`),
    );
  });

  test("is first looked for where it should be", async () => {
    const files = { "data/drafts/pier.jpg": PICTURE, "data/wallpapers/pier.jpg": PICTURE };
    expect(await reportOnWallpaper("wallpapers/Pier.JPG", files)).toContain(
      'Did you mean "wallpapers/pier.jpg"?',
    );
  });

  test.each([
    ["another number", "wallpapers/bg7.jpg", "wallpapers/bg6.jpg"],
    ["another word in the same folder", "wallpapers/harbour.jpg", "wallpapers/pier.jpg"],
    ["a file that is no picture", "pier.jpg", "wallpapers/.pier.txt"],
  ])("is only said to be missing where there is but %s", async (_, named, there) => {
    expect(await reportOnWallpaper(named, { [`data/${there}`]: PICTURE })).toBe(
      wallpaperDiagnostic(`There is no file "${named}".`),
    );
  });

  test("is missing, too, where the file system ignores the case of names", async () => {
    jest.spyOn(fs, "readFile").mockImplementation(async () => PICTURE);
    expect(
      await reportOnWallpaper("wallpapers/Pier.JPG", { "data/wallpapers/pier.jpg": PICTURE }),
    ).toBe(
      wallpaperDiagnostic(
        'There is no file "wallpapers/Pier.JPG". Did you mean "wallpapers/pier.jpg"?',
      ),
    );
  });

  test("is told from one whose name only looks the same", async () => {
    const there = "data/wallpapers/e\u0301lan.jpg";
    expect(await reportOnWallpaper("wallpapers/\u00e9lan.jpg", { [there]: PICTURE })).toBe(
      wallpaperDiagnostic(
        'There is no file "wallpapers/élan.jpg", only one whose name looks the same but is spelt with other characters. Rename it.',
      ),
    );
  });
});

describe("an icon's picture in static/", () => {
  test.each([
    ["/i/silk.svg?v=2", "i/silk.svg"],
    ["/i/élan.svg", "i/élan.svg"],
    ["/i/%C3%A9lan.svg", "i/élan.svg"],
    ["/i/日本.svg#mark", "i/日本.svg"],
    ["/i/my%20logo.svg", "i/my logo.svg"],
    ["/i/100%.svg", "i/100%.svg"],
  ])("is found at %s", async (address, file) => {
    expect(await reportOnIcon(address, { [`static/${file}`]: SVG })).toBe("");
  });

  test.each([
    ["/i/Élan.svg", "i/élan.svg", "/i/élan.svg"],
    ["/i/silk.png", "i/silk.svg", "/i/silk.svg"],
    ["/my-logo.svg", "i/my logo.svg", undefined],
    ["/my%20logo.png", "my logo.svg", "/my%20logo.svg"],
    ["/i/style.svg", "i/style.css", undefined],
  ])("%s is missing where there is %s", async (address, file, meant) => {
    const hint = meant === undefined ? "" : ` Did you mean "${meant}"?`;
    expect(await reportOnIcon(address, { [`static/${file}`]: SVG })).toBe(
      iconDiagnostic(`There is no file "${address}".${hint}`),
    );
  });

  test("is looked for nowhere else", async () => {
    contentProject();
    expect(await reportOnIcon("/..%2fdata/wallpapers/silk.png", {})).toBe(
      iconDiagnostic('There is no file "/..%2fdata/wallpapers/silk.png".'),
    );
  });
});

describe("a project's cover", () => {
  const reportOnCover = (cover: string, files: Files): Promise<string> =>
    reportOn({
      "data/projects.json": pretty([{ ...aProject(), cover }]),
      ...files,
    });

  test("is a drawing in static/", async () => {
    expect(await reportOnCover("/covers/oak.svg", { "static/covers/oak.svg": SVG })).toBe("");
  });

  test.each([
    ["/covers/Oak.svg", 'There is no file "/covers/Oak.svg". Did you mean "/covers/oak.svg"?'],
    ["covers/oak.svg", '"covers/oak.svg" is not a path on this site'],
    ["https://example.com/oak.svg", "is not a path on this site"],
  ])("is refused as %s", async (cover, sentence) => {
    const report = await reportOnCover(cover, { "static/covers/oak.svg": SVG });
    expect(report).toContain("cover");
    expect(report).toContain(sentence);
  });
});
