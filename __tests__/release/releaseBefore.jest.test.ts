import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { formatReport } from "../../src/content/diagnostics";
import { checkContent } from "../../src/site";
import { copyProject, type ProjectCopy } from "../support/project/projectCopy";
import { Repository } from "./support/repository";

/** The last commit of the template before 1.0.0. */
const RELEASE_BEFORE = "3f17ecc03dafc1a37ca23daab29be43929e7fb95";

let folder: string;
let copy: ProjectCopy;
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "release-before-"));
  copy = await copyProject();
});
afterEach(async () => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
  await copy.remove();
});

/**
 * The release before, as a tar file. A history that does not go back so far (a download, another owner's repository) has the
 * present state in its place.
 */
const releaseBefore = (): string => {
  const file = path.join(folder, "before.tar");
  try {
    execFileSync("git", ["archive", "--output", file, RELEASE_BEFORE], { stdio: "ignore" });
  } catch {
    execFileSync("tar", ["--exclude=./node_modules", "-cf", file, "-C", copy.folder, "."]);
  }
  return file;
};

/** Replaces all files of a repository. */
const replaceFiles = (repository: Repository, fill: () => void) => {
  for (const name of fs.readdirSync(repository.folder)) {
    if (name !== ".git") fs.rmSync(repository.at(name), { recursive: true });
  }
  fill();
};

const colouredPicture = () =>
  sharp({ create: { width: 2400, height: 1350, channels: 3, background: "#2f6f5e" } })
    .jpeg()
    .toBuffer();

/** Another picture, another layout, or a line more in every file of an owner's; one file more in each folder. */
const changeEveryFile = async (owner: Repository) => {
  const picture = await colouredPicture();
  const changed = (name: string): string | Buffer => {
    if (name.endsWith(".jpg")) return picture;
    const content = fs.readFileSync(owner.at(name));
    const text = content.toString("utf8");
    if (/^data\/[^/]+\.json$/.test(name)) {
      return JSON.stringify(JSON.parse(text), null, "\t").replaceAll(
        "Alex Example",
        "Ada Lovelace",
      );
    }
    if (name.endsWith(".md")) return `${text}\nMine.\n`;
    return /\.(svg|html)$/.test(name) ? `${text}\n<!-- mine -->\n` : content;
  };
  const names = [...owner.filesIn("data", "static").keys()];
  owner.commit({
    ...Object.fromEntries(names.map((name) => [name, changed(name)])),
    "data/wallpapers/mine.jpg": picture,
    "static/cv.pdf": "mine",
  });
};

/** This makes sure that the release brings another sample, too. */
const changeSample = (template: Repository) =>
  template.commit({
    "data/general.json": "{}\n",
    "data/wallpapers/bg1.jpg": "another picture",
    "data/posts/another-sample.md": "---\ntitle: Another\n---\n",
    "data/experience.json": "[]\n",
    "data/mission.json": null,
    "static/another.svg": "<svg/>",
  });

test("an owner of the release before upgrades to this one without conflicts or content errors", async () => {
  const template = Repository.make(folder, "template");
  execFileSync("tar", ["-xf", releaseBefore(), "-C", template.folder]);
  template.commit();
  template.git("clone", "--quiet", template.folder, path.join(folder, "owner"));
  const owner = new Repository(path.join(folder, "owner"));
  await changeEveryFile(owner);
  const before = owner.filesIn("data", "static");

  replaceFiles(template, () => fs.cpSync(copy.folder, template.folder, { recursive: true }));
  changeSample(template);
  owner.git("fetch", "--quiet", template.folder, "main");

  expect(owner.upgrade()).toMatchObject({ ok: true });
  expect(owner.filesIn("data", "static")).toEqual(before);
  expect(owner.git("status", "--porcelain")).toBe("");
  expect(
    owner.git("diff", "--name-only", "HEAD", "FETCH_HEAD", "--", ".", ":!data", ":!static"),
  ).toBe("");
  fs.symlinkSync(path.resolve("node_modules"), owner.at("node_modules"));
  jest.spyOn(process, "cwd").mockReturnValue(owner.folder);
  const checked = await checkContent();
  expect(checked.ok ? "" : formatReport(checked.diagnostics)).toBe("");
});
