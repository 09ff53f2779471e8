import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { siteCharacters } from "../../../src/build/font/siteCharacters";

let mockFolder = "";
jest.mock("../../../src/build/paths", () => ({ checkedContentPath: () => mockFolder }));

const charactersOf = (files: Record<string, string>) => {
  mockFolder = fs.mkdtempSync(path.join(os.tmpdir(), "content-"));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(mockFolder, name)), { recursive: true });
    fs.writeFileSync(path.join(mockFolder, name), text);
  }
  const found = siteCharacters();
  fs.rmSync(mockFolder, { recursive: true });
  return found;
};

test.each([
  ["an owner's data", { "site.json": '{ "name": "Œuvre" }' }, "Œ"],
  ["a post", { "posts/a.md": "Straße" }, "ß"],
  ["what a style writes in capitals", { "posts/a.md": "æ" }, "Æ"],
  ["an accent that is a character of its own", { "posts/a.md": "u\u0308" }, "ü"],
  ["a name that Markdown has for a letter", { "posts/a.md": "M&uuml;ller" }, "ü"],
  ["the site's own words", {}, "é"],
  ["what any text may have", {}, "Az09’—"],
  ["the clock", {}, "á\u202f"],
])("%s", (_name, files, letters) => {
  const found = charactersOf(files as Record<string, string>);
  expect([...letters].filter((letter) => !found.has(letter))).toEqual([]);
});

test("nothing else: no letter that is nowhere written, nothing of pictures, no line breaks", () => {
  const found = charactersOf({ "a.json": '"plain"\n', "pictures/b.svg": "Œ" });
  expect([..."Œßü\n"].filter((letter) => found.has(letter))).toEqual([]);
});
