import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import * as fontkit from "fontkit";
import { fontDiagnostic } from "../../../src/build/font/fontDiagnostic";
import { siteFont, writeSiteFont } from "../../../src/build/font/siteFont";
import { isInRange } from "../../../src/build/font/unicodeRange";
import { fontFace } from "../../../src/theme/fontFace";

const VARIABLE = "@fontsource-variable/geist";
const STATIC = "@fontsource/geist";

const TEXT = "azé Ωmega “Søren”";
let mockText = TEXT;
jest.mock("../../../src/build/font/siteCharacters", () => ({
  siteCharacters: () => new Set(mockText),
}));

const withWritten = async (name: string | undefined, look: (folder: string) => void) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "font-"));
  await writeSiteFont(name, folder);
  look(folder);
  fs.rmSync(folder, { recursive: true });
};

beforeEach(() => {
  mockText = TEXT;
});

const NAMES = [undefined, VARIABLE, STATIC];

test.each(NAMES)("each file that pages name is written: %s", (name) =>
  withWritten(name, (folder) => {
    for (const { path: address } of siteFont(name).faces)
      expect(fs.readFileSync(path.join(folder, address)).subarray(0, 4).toString()).toBe("wOF2");
  }),
);

test.each(NAMES)(
  "what is preloaded has the Latin letters of the site's texts, no others: %s",
  (name) =>
    withWritten(name, (folder) => {
      const file = path.join(folder, siteFont(name).preload);
      const font = fontkit.create(fs.readFileSync(file)) as fontkit.Font;
      const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
      expect([..."azéø“"].filter((letter) => !has(letter))).toEqual([]);
      expect([..."bZüΩ"].filter(has)).toEqual([]);
    }),
);

test("figures can stand in columns", () => {
  mockText = "0123456789";
  return withWritten(undefined, (folder) => {
    const file = path.join(folder, siteFont().preload);
    const font = fontkit.create(fs.readFileSync(file)) as fontkit.Font;
    const widths = [...mockText].map((figure) => font.layout(figure, ["tnum"]).advanceWidth);
    expect(new Set(widths).size).toBe(1);
    expect(font.layout("1").advanceWidth).not.toBe(widths[1]);
  });
});

test("a variable font keeps the weights of the design", () =>
  withWritten(undefined, (folder) => {
    const file = path.join(folder, siteFont().preload);
    const font = fontkit.create(fs.readFileSync(file)) as fontkit.Font;
    expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
    expect(siteFont().faces).toEqual([{ path: siteFont().preload, weight: "400 700" }]);
  }));

test.each(NAMES)(
  "of a font's files there are those that the texts need, for these letters: %s",
  (name) => {
    mockText = `${TEXT} Привет łódź 日本`;
    const { faces, preload } = siteFont(name);
    const letters = [..."azéø“bZüПтщłźŁ日"];
    const lettersOf = ({ unicodeRange = "" }) =>
      letters.filter((letter) => isInRange(unicodeRange, letter)).join("");
    const first = faces.find((face) => face.path === preload);
    expect(lettersOf(first ?? {})).toBe("azéø“");
    expect(new Set(faces.map(lettersOf))).toEqual(new Set(["azéø“", "Пт", "łź"]));
  },
);

test("a font of a file for each weight has those of the design", () => {
  const weights = siteFont(STATIC).faces.map(({ weight }) => weight);
  expect(new Set(weights)).toEqual(new Set(["400", "500", "600", "700"]));
});

test("while the site is developed, all letters are there", () => {
  process.env.gatsby_executing_command = "develop";
  const { faces } = siteFont();
  expect(new Set(faces.map(({ weight }) => weight))).toEqual(new Set(["100 900"]));
  const all = faces.map(({ unicodeRange }) => unicodeRange).join();
  expect([..."aZéПщłŁ"].filter((letter) => !isInRange(all, letter))).toEqual([]);
  delete process.env.gatsby_executing_command;
});

test("texts with other letters have another address", () => {
  const before = siteFont().preload;
  mockText = "Ærø";
  expect(siteFont().preload).not.toBe(before);
});

test("pages call it what the design calls its font, and say nothing that a style element would escape", () => {
  const css = fontFace(siteFont(VARIABLE));
  expect(css.match(/font-family:Geist Variable;/g)).toHaveLength(siteFont(VARIABLE).faces.length);
  expect(css).not.toMatch(/["'<>&]/);
});

test.each([
  [VARIABLE, undefined],
  [STATIC, undefined],
  [
    "@fontsource-variable/intre",
    'The font "@fontsource-variable/intre" is not installed. Run: npm install @fontsource-variable/intre',
  ],
  ["Inter", '"Inter" is not a font\'s package such as "@fontsource-variable/inter".'],
  [
    "@fontsource/../react",
    '"@fontsource/../react" is not a font\'s package such as "@fontsource-variable/inter".',
  ],
])("%s: %s", (name, diagnostic) => {
  expect(fontDiagnostic(name)).toBe(diagnostic);
});
