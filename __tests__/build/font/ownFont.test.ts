import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fontDiagnostic } from "../../../src/build/font/fontDiagnostic";
import { copyOwnFont, ownFont } from "../../../src/build/font/ownFont";
import { ownFontFace } from "../../../src/theme/ownFontFace";

const VARIABLE = "@fontsource-variable/geist";
const STATIC = "@fontsource/geist";

test("a variable font has a file for each script, and Latin is preloaded", () => {
  const { preload, faces } = ownFont(VARIABLE);
  expect(preload).toMatch(/^\/static\/fonts\/geist-latin-wght-normal-[0-9a-f]{12}\.woff2$/);
  expect(faces.length).toBeGreaterThan(2);
  expect(new Set(faces.map(({ weight }) => weight))).toEqual(new Set(["100 900"]));
  const latin = faces.find((face) => face.path === preload);
  expect(latin?.unicodeRange).toMatch(/^U\+0000-00FF/);
});

test("any other has one for each weight of the design, and the usual weight is preloaded", () => {
  const { preload, faces } = ownFont(STATIC);
  expect(preload).toMatch(/geist-latin-400-normal-/);
  expect(new Set(faces.map(({ weight }) => weight))).toEqual(new Set(["400", "500", "600", "700"]));
});

test("each file that pages name is copied into the site", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "font-"));
  copyOwnFont(VARIABLE, folder);
  for (const { path: address } of ownFont(VARIABLE).faces) {
    expect(fs.readFileSync(path.join(folder, address)).subarray(0, 4).toString()).toBe("wOF2");
  }
  fs.rmSync(folder, { recursive: true });
});

test("pages call it what the design calls its font, and say nothing that a style element would escape", () => {
  const css = ownFontFace(ownFont(VARIABLE));
  expect(css.match(/font-family:Geist Variable;/g)).toHaveLength(ownFont(VARIABLE).faces.length);
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
