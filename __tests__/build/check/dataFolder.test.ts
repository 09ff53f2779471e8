import fs from "node:fs";
import path from "node:path";
import { checkContent } from "../../../src/build/check/checkContent";
import { formatReport } from "../../../src/build/diagnostics/formatReport";
import { SLICE_NAMES } from "../../../src/build/slices";
import { contentFiles, PICTURE } from "../../support/contentFiles";
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
  const ALL = `It reads ${SLICE_NAMES.map((slice) => `${slice}.json`).join(", ")}, pictures that end in .jpg, .jpeg, .png, .webp, .avif, .tif or .tiff, a drawing of you that ends in .svg, and texts in Markdown that end in .md.`;

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
    const root = contentProject({ "data/elsewhere/experience.yml": "" });
    fs.symlinkSync(path.join(root, "data/elsewhere"), path.join(root, "data/mine"));
    fs.symlinkSync(path.join(root, "data"), path.join(root, "data/again"));
    expect(await checkContent()).toMatchObject({
      ok: false,
      diagnostics: [
        { file: "data/elsewhere/experience.yml" },
        { file: "data/mine/experience.yml" },
      ],
    });
  });

  test("its name can't turn the terminal's colours, nor begin a line of the report", async () => {
    const report = await reportOn({
      "data/\u001b[31mred\nline.txt": "",
      "data/posts/\u009b2J.md": "",
    });
    expect(report).toContain("data/\\u001b[31mred\\u000aline.txt:1:1  \\u001b[31mred\\u000aline\n");
    expect(report).toContain("data/posts/\\u009b2J.md:1:1  posts/\\u009b2J\n");
    expect(report).not.toMatch(/[^\P{Cc}\n]/u);
  });
});

describe("a link that leads out of data/ is a mistake, and what it leads to is not read", () => {
  const report = async (link: string, to: string, files = {}): Promise<string> => {
    const root = contentProject({ ...files, [link]: null });
    fs.writeFileSync(path.join(root, "secret.json"), '{ "secret": }');
    fs.mkdirSync(path.join(root, "elsewhere"));
    fs.writeFileSync(path.join(root, "elsewhere/secret.yml"), "");
    fs.mkdirSync(path.dirname(path.join(root, link)), { recursive: true });
    fs.symlinkSync(path.resolve(root, to), path.join(root, link));
    const checked = await checkContent();
    return checked.ok ? "" : formatReport(checked.diagnostics);
  };
  const LEADS_OUT = "This link leads out of data/. Put what it leads to in its place.";

  test.each([
    ["data/posts.json", "secret.json", "posts"],
    ["data/mine", "elsewhere", "mine"],
    ["data/all", "/", "all"],
    ["data/endless.md", "/dev/zero", "endless"],
    ["data/up", "data/..", "up"],
  ])("%s to %s", async (link, to, place) => {
    expect(await report(link, to)).toBe(
      `${link}:1:1  ${place}\n  ${LEADS_OUT}\n\n1 mistake in 1 file.`,
    );
  });

  test("a page's text, and a wallpaper", async () => {
    const page = { title: "Talks", icon: "cookie", page: "pages/talks.md" };
    const navigation = { "data/navigation.json": JSON.stringify([page]) };
    const ofPage = await report("data/pages/talks.md", "elsewhere/secret.yml", navigation);
    expect(ofPage).toContain('There is no file "pages/talks.md".');
    expect(ofPage).toContain(`data/pages/talks.md:1:1  pages/talks\n  ${LEADS_OUT}`);
    const picture = "data/wallpapers/silk.png";
    expect(await report(picture, "secret.json")).toContain(
      `${picture}:1:1  wallpapers/silk\n  ${LEADS_OUT}`,
    );
  });

  test("data/ itself may be one, and so may what stays in it", async () => {
    const root = contentProject({
      "data/wallpapers/silk.png": null,
      "data/kept/silk.png": PICTURE,
    });
    fs.mkdirSync(path.join(root, "data/wallpapers"));
    fs.symlinkSync("../kept/silk.png", path.join(root, "data/wallpapers/silk.png"));
    fs.renameSync(path.join(root, "data"), path.join(root, "mine"));
    fs.symlinkSync("mine", path.join(root, "data"));
    expect(await checkContent()).toMatchObject({ ok: true });
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
