import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Repository } from "./support/repository";

let folder: string;
let template: Repository;

/** A small template with a first release, and an owner's repository that was cloned from it. */
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "upgrade-test-"));
  template = Repository.make(folder, "template");
  template.commit({
    "engine.txt": "one\n",
    "package.json": "{}\n",
    "data/site.json": "sample\n",
    "data/general.json": "sample\n",
    "data/pictures/kept.jpg": "kept by the owner\n",
    "data/pictures/removed.jpg": "removed by the owner\n",
    "static/movies.html": "movies\n",
  });
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

type Files = NonNullable<Parameters<Repository["commit"]>[0]>;

const OWN = {
  "data/site.json": "mine\n",
  "data/posts/mine.md": "mine\n",
  "data/pictures/removed.jpg": null,
  "static/movies.html": null,
  "static/cv.pdf": "mine\n",
};

const cloned = (): Repository => {
  template.git("clone", "--quiet", template.folder, path.join(folder, "owner"));
  const owner = new Repository(path.join(folder, "owner"));
  owner.commit(OWN);
  return owner;
};

/** A release that changes, adds and removes files everywhere. */
const RELEASE = {
  "engine.txt": "two\n",
  "new-engine.txt": "new\n",
  "data/site.json": "another sample\n",
  "data/general.json": "another sample\n",
  "data/posts/mine.md": "the sample's\n",
  "data/posts/sample.md": "new sample\n",
  "data/pictures/kept.jpg": null,
  "data/pictures/removed.jpg": "another picture\n",
  "static/movies.html": "other movies\n",
  "static/sample.pdf": "sample\n",
};

const fetch = (owner: Repository) => owner.git("fetch", "--quiet", template.folder, "main");

test("an upgrade brings the engine and leaves the owner's two folders unchanged", () => {
  const owner = cloned();
  const before = owner.filesIn("data", "static");
  template.commit(RELEASE);
  fetch(owner);
  // Git refuses to merge histories without a common commit. The upgrade script exists for that.
  expect(owner.can("merge", "FETCH_HEAD")).toBe(false);
  owner.git("merge", "--abort");

  expect(owner.upgrade()).toMatchObject({ ok: true, says: expect.stringContaining("Done") });
  expect(owner.filesIn("data", "static")).toEqual(before);
  expect(fs.readFileSync(owner.at("engine.txt"), "utf8")).toBe("two\n");
  expect(fs.existsSync(owner.at("new-engine.txt"))).toBe(true);
  expect(owner.git("status", "--porcelain")).toBe("");
});

test("an upgrade names the language of a site as one of several, and commits that alone", () => {
  const owner = cloned();
  const site = '{\n\t"title": "language",\n\t"language": "de-AT"\n}\n';
  owner.commit({ "data/site.json": site });
  template.commit(RELEASE);
  fetch(owner);
  expect(owner.upgrade()).toMatchObject({ ok: true, says: expect.stringContaining("languages") });
  expect(fs.readFileSync(owner.at("data/site.json"), "utf8")).toBe(
    site.replace('"language": "de-AT"', '"languages": ["de-AT"]'),
  );
  expect(owner.git("show", "--stat", "--format=", "HEAD")).toMatch(
    /^data\/site\.json[^\n]+\n 1 file/,
  );
  expect(owner.git("status", "--porcelain")).toBe("");
});

test("the next release comes too, and each comes once", () => {
  const owner = cloned();
  template.commit(RELEASE);
  fetch(owner);
  owner.upgrade();
  expect(owner.upgrade()).toEqual({ ok: true, says: "You have this release already.\n" });

  owner.commit({ "data/general.json": "mine at last\n" });
  const before = owner.filesIn("data", "static");
  template.commit({ "engine.txt": "three\n", "data/general.json": "the third sample\n" });
  fetch(owner);
  expect(owner.upgrade().ok).toBe(true);
  expect(owner.filesIn("data", "static")).toEqual(before);
  expect(fs.readFileSync(owner.at("engine.txt"), "utf8")).toBe("three\n");
});

test("an owner without a static/ gets none", () => {
  const owner = cloned();
  owner.commit({ "static/cv.pdf": null });
  template.commit(RELEASE);
  fetch(owner);
  expect(owner.upgrade().ok).toBe(true);
  expect([...owner.filesIn("static").keys()]).toEqual([]);
});

test("an owner's own change of the engine stays when the release has not changed the same", () => {
  const owner = cloned();
  owner.commit({ "package.json": '{ "mine": true }\n' });
  template.commit(RELEASE);
  fetch(owner);
  expect(owner.upgrade().ok).toBe(true);
  expect(fs.readFileSync(owner.at("package.json"), "utf8")).toContain("mine");
});

test("an upgrade names the files that both have changed, and can be aborted", () => {
  const owner = cloned();
  owner.commit({ "engine.txt": "my engine\n" });
  template.commit(RELEASE);
  fetch(owner);
  const { ok, says } = owner.upgrade();
  expect(ok).toBe(false);
  expect(says).toContain("Both have changed these files:\n\nengine.txt\n\n");
  owner.git("merge", "--abort");
  expect(owner.git("status", "--porcelain")).toBe("");
});

test("an upgrade installs the owner's packages again where both have changed the list", () => {
  const withPackages = (...names: string[]): Files => ({
    "package.json": `${JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, `file:vendor/${name}`])) }, null, 2)}\n`,
    "package-lock.json": `${names.join("\n")}\n`,
    ...Object.fromEntries(
      names.map((name) => [
        `vendor/${name}/package.json`,
        `{ "name": "${name}", "version": "1.0.0" }`,
      ]),
    ),
  });
  template.commit(withPackages("base"));
  const owner = cloned();
  owner.commit(withPackages("base", "font"));
  template.commit(withPackages("base", "engine"));
  fetch(owner);
  expect(owner.upgrade()).toMatchObject({
    ok: true,
    says: expect.stringMatching(/package-lock\.json.* with your packages\.[\s\S]*Done/),
  });
  for (const name of ["package.json", "package-lock.json"])
    for (const wanted of ["base", "engine", "font"])
      expect(fs.readFileSync(owner.at(name), "utf8")).toContain(`"${wanted}": "file:vendor/`);
  expect(owner.git("status", "--porcelain")).toBe("");
});

test("an upgrade refuses while the owner's changes are not committed", () => {
  const owner = cloned();
  template.commit(RELEASE);
  fetch(owner);
  fs.writeFileSync(owner.at("data/site.json"), "not committed\n");
  expect(owner.upgrade()).toEqual({
    ok: false,
    says: "Commit your changes first, so that no work is lost.\n",
  });
});

test("an upgrade without a fetched release says how to get one", () => {
  const owner = cloned();
  expect(owner.upgrade().says).toContain("Fetch the release first: git fetch template main");
});

/** Git repositories that begin with copied files, as "Use this template" and a download make them. */
const copied = (change: Files = {}): Repository => {
  const owner = Repository.make(folder, "copied");
  fs.cpSync(template.folder, owner.folder, {
    recursive: true,
    filter: (source) => path.basename(source) !== ".git",
  });
  owner.commit(change);
  return owner;
};

test.each<[string, Files]>([
  ["unchanged", {}],
  ["changed", { ...OWN, "README.md": "my site\n" }],
])("a copy whose first commit is %s upgrades without history and tags", (_, first) => {
  template.commit({ "engine.txt": "two\n", "old-engine.txt": "old\n" });
  const owner = copied(first);
  owner.commit({ "data/site.json": "mine at last\n" });
  const before = owner.filesIn("data", "static");
  template.commit({ ...RELEASE, "engine.txt": "three\n", "old-engine.txt": null });
  template.git("tag", "v1.1.0");
  owner.git("fetch", "--quiet", "--no-tags", template.folder, "main");

  expect(owner.upgrade()).toMatchObject({ ok: true, says: expect.stringContaining("Done") });
  expect(owner.filesIn("data", "static")).toEqual(before);
  expect(fs.readFileSync(owner.at("engine.txt"), "utf8")).toBe("three\n");
  expect(fs.existsSync(owner.at("old-engine.txt"))).toBe(false);
  expect(fs.existsSync(owner.at("README.md"))).toBe("README.md" in first);

  template.commit({ "engine.txt": "four\n" });
  fetch(owner);
  expect(owner.upgrade()).toMatchObject({ ok: true, says: expect.stringMatching(/^Done/) });
  expect(fs.readFileSync(owner.at("engine.txt"), "utf8")).toBe("four\n");
});

test("another repository is not merged", () => {
  const other = Repository.make(folder, "other");
  other.commit({ "a.txt": "a\n", "b.txt": "b\n" });
  const owner = copied();
  owner.git("fetch", "--quiet", other.folder, "main");
  expect(owner.upgrade()).toMatchObject({ ok: false, says: expect.stringContaining("too little") });
});
