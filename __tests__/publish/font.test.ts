import fs from "node:fs";
import path from "node:path";
import * as fontkit from "fontkit";
import { siteFile } from "../../src/content/files";
import { fontError, fontFiles } from "../../src/content/font";
import { siteFont, writeSiteFont } from "../../src/publish/font/siteFont";
import { contentProject, writeFile } from "../support/contentProject";

const CHARACTERS = { all: "AzéøŒ0“…Łódź", first: "Az" };

const readFont = (file: string) => fontkit.create(fs.readFileSync(siteFile(file))) as fontkit.Font;

test.each([undefined, "@fontsource-variable/geist", "@fontsource/geist"])(
  "the files of the font %s have the letters of the site",
  async (name) => {
    contentProject();
    await writeSiteFont(name, CHARACTERS);
    const { faces, fallbacks } = await siteFont(name, CHARACTERS);
    const fonts = faces.map((face) => readFont(face.path));
    const missing = [...CHARACTERS.all].filter(
      (letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    );
    expect(missing).toEqual([]);
    // Geist is wider than Arial in texts, and as wide as its bold in headings.
    const sizes = [...fallbacks.matchAll(/size-adjust:([\d.]+)%/g)].map(([, size]) =>
      Math.round(Number(size)),
    );
    expect(sizes).toEqual([103, 105, 100, 103, 104, 106]);
  },
);

test("pages preload one file, and a second for a name whose letters it lacks", async () => {
  const { preloads } = await siteFont(undefined, CHARACTERS);
  expect(preloads).toEqual([expect.stringContaining("geist-latin-wght")]);
  const named = await siteFont(undefined, { ...CHARACTERS, first: "Łódź" });
  expect(named.preloads).toEqual([
    expect.stringContaining("latin-ext"),
    expect.stringContaining("geist-latin-wght"),
  ]);
});

test("a font of one weight, with all its letters in one file, is found", () => {
  const name = "@fontsource/one";
  const face =
    "@font-face {\n  font-weight: 300;\n  src: url(./files/one-300.woff2) format('woff2');\n}";
  const root = contentProject();
  fs.rmSync(path.join(root, "node_modules"));
  writeFile(root, `node_modules/${name}/index.css`, face);
  expect(fontError(name)).toBeUndefined();
  expect(fontFiles(name)).toEqual([
    expect.objectContaining({ weight: "300", unicodeRange: "U+0-10FFFF" }),
  ]);
});

test("lint accepts the packages of an owner's own font and icon set", () => {
  const { ignoreDependencies } = JSON.parse(fs.readFileSync("knip.json", "utf8"));
  for (const name of ["@fontsource-variable/inter", "@fontsource/lora", "@iconify-json/mdi"]) {
    expect(ignoreDependencies.some((ignored: string) => RegExp(`^${ignored}$`).test(name))).toBe(
      true,
    );
  }
});
