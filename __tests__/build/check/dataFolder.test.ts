import fs from "node:fs";
import path from "node:path";
import { SLICE_NAMES } from "../../../src/build/slices";
import { contentFiles } from "../../support/contentFiles";
import { contentProject, removeContentProject, reportOn } from "../../support/contentProject";

afterEach(removeContentProject);

test("a missing file is reported", async () => {
  expect(await reportOn({ "data/posts.json": null })).toBe(
    "data/posts.json:1:1  posts\n  This file is missing.\n\n1 mistake in 1 file.",
  );
});

test("without data/ each file is missing", async () => {
  const nothing = Object.fromEntries(Object.keys(contentFiles()).map((name) => [name, null]));
  expect(await reportOn(nothing)).toMatch(/11 mistakes in 11 files\.$/);
});

describe("a file that the site would not read is a mistake", () => {
  const ALL = `It reads ${SLICE_NAMES.map((slice) => `${slice}.json`).join(", ")}, pictures that end in .jpg, .jpeg, .png, .webp, .avif, .tif or .tiff, and texts in Markdown that end in .md.`;

  test.each([
    ["intrests.json", "intrests", 'Did you mean "data/interests.json"?'],
    ["POSTS.JSON", "POSTS", 'Did you mean "data/posts.json"?'],
    ["projects.yml", "projects", 'Did you mean "data/projects.json"?'],
    ["sub/projects.json", "sub/projects", 'Did you mean "data/projects.json"?'],
    ["experience.yml", "experience", ALL],
    ["hobbies.json", "hobbies", ALL],
    ["notes.txt", "notes", ALL],
    ["posts", "posts", ALL],
    ["wallpapers/site.gif", "wallpapers/site", ALL],
  ])("data/%s", async (name, place, hint) => {
    const files = { [`data/${name}`]: "[]" };
    expect(await reportOn(files)).toBe(
      `data/${name}:1:1  ${place}\n  The site reads no file of this name. ${hint}\n\n1 mistake in 1 file.`,
    );
  });

  test("also behind a link to a folder, and a link that leads back up is not followed for ever", async () => {
    const root = contentProject({ "elsewhere/experience.yml": "" });
    fs.symlinkSync(path.join(root, "elsewhere"), path.join(root, "data/mine"));
    fs.symlinkSync(path.join(root, "data"), path.join(root, "data/again"));
    const { checkContent } = await import("../../../src/build/check/checkContent");
    const checked = await checkContent();
    expect(checked).toMatchObject({
      ok: false,
      diagnostics: [{ file: "data/mine/experience.yml" }],
    });
  });
});

test("what systems and editors leave there is left in peace", async () => {
  const names = [
    ".posts.json",
    ".DS_Store",
    ".git/config",
    "wallpapers/Thumbs.db",
    "desktop.ini",
    "posts.json~",
    "posts.json.bak",
    ".posts.json.swp",
    "posts.json.swp",
    "posts.json.orig",
    "#posts.json#",
    "posts.json___jb_tmp___",
  ];
  expect(await reportOn(Object.fromEntries(names.map((name) => [`data/${name}`, ""])))).toBe("");
});

test("a picture that no file names is no mistake", async () => {
  expect(await reportOn({ "data/pictures/Draft.JPG": "" })).toBe("");
});
