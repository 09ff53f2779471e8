import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where colours and durations are given their names. */
const TOKEN_FILES = ["src/theme/tokens.ts", "src/theme/drawing.ts"];

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !TOKEN_FILES.includes(file));

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");

const findings = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...withoutComments(readFileSync(file, "utf8")).matchAll(pattern)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );

const rooms = ["lib", "theme", "ui", "content", "windows", "sections", "apps", "desktop", "pages"];
const source = rooms.flatMap((room) => filesIn(`src/${room}`));
const recipes = filesIn("src").filter((file) => file.endsWith(".recipe.ts"));

test("no colour is written outside the tokens", () => {
  const colour = /["' (]#(?:[0-9a-f]{3}){1,2}\b|\b(?:rgba?|hsla?|oklch|oklab)\((?=[\d.])/gi;
  expect(findings(source, colour)).toEqual([]);
});

test("no recipe has a duration of its own", () => {
  expect(findings(recipes, /\b[\d.]+m?s\b/g)).toEqual([]);
});

test("no recipe has sizes in pixels, but for hairlines, rings, blurs and media", () => {
  const mediaOrBlur = String.raw`(?<!blur\(|\((?:min|max)-(?:width|height): )`;
  const size = new RegExp(String.raw`${mediaOrBlur}(?<![\d.])(?!(?:0|1|2)px)[\d.]+px\b`, "g");
  expect(findings(recipes, size)).toEqual([]);
});
