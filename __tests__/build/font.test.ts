import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import fc from "fast-check";
import * as fontkit from "fontkit";
import { siteCharacters } from "../../src/build/font/siteCharacters";
import { siteFont, writeSiteFont } from "../../src/build/font/siteFont";
import { isInRange, rangeOf } from "../../src/build/font/unicodeRange";
import { contentProject, removeContentProject } from "../support/contentProject";

afterEach(removeContentProject);

/** A project with one file of checked content. */
const write = (name: string, text: string) =>
  contentProject({ [`.checked-content/${name}`]: text });
const missing = (letters: string, has: (letter: string) => boolean) =>
  [...letters].filter((letter) => !has(letter)).join("");

test.each([
  ["data", "site.json", '{ "name": "Œuvre" }', "Œ"],
  ["a text in capitals", "a.md", "æ", "Æ"],
  ["a letter and its accent", "a.md", "u\u0308", "ü"],
  ["a named character", "a.md", "M&uuml;ller", "ü"],
  ["nothing", "a.md", "", "Az09’—é"],
])("the site's characters include those of %s", (_what, name, text, letters) => {
  write(name, text);
  expect(missing(letters, (letter) => siteCharacters().has(letter))).toBe("");
  expect(siteCharacters().has("\n")).toBe(false);
});

test.each([undefined, "@fontsource-variable/geist", "@fontsource/geist"])(
  "the preloaded file of the font %s has the letters of the site's texts",
  async (name) => {
    write("a.json", '"Søren Ωmega"');
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "font-"));
    await writeSiteFont(name, folder);
    const { faces, preload } = siteFont(name);
    for (const face of faces) expect(fs.existsSync(path.join(folder, face.path))).toBe(true);
    const font = fontkit.create(fs.readFileSync(path.join(folder, preload))) as fontkit.Font;
    const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    expect(missing("azéø0“", has)).toBe("");
    expect(has("Œ")).toBe(false);
    fs.rmSync(folder, { recursive: true });
  },
);

test("texts with other letters change the font's address", () => {
  write("a.json", '"Œ"');
  const before = siteFont().preload;
  write("a.json", '"Ærø"');
  expect(siteFont().preload).not.toBe(before);
});

test("a range of characters holds these and no others", () => {
  const character = fc.string({ unit: "binary", minLength: 1, maxLength: 1 });
  fc.assert(
    fc.property(fc.array(character), fc.array(character), (some, others) => {
      const range = rangeOf(some);
      for (const one of [...some, ...others])
        expect(isInRange(range, one)).toBe(some.includes(one));
    }),
  );
});

test("an owner's own font and icon set are no unused packages to lint", () => {
  const { ignoreDependencies } = JSON.parse(fs.readFileSync("knip.json", "utf8"));
  for (const name of ["@fontsource-variable/inter", "@fontsource/lora", "@iconify-json/mdi"]) {
    expect(ignoreDependencies.some((ignored: string) => RegExp(`^${ignored}$`).test(name))).toBe(
      true,
    );
  }
});
