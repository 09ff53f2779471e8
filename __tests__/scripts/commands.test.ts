import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { importResume } from "../../scripts/import/importResume";
import { checkContent, holdsSample, sampleWarning } from "../../src/site";
import { findSample } from "../../src/site/check/sample";
import { contentProject, type Files, writeFile } from "../support/contentProject";
import { runScript, scriptParts } from "../support/runScript";
import { silentLosses } from "../support/silentLosses";

const HERE = process.cwd();
const RESUMES = path.join(__dirname, "resumes");

/** A project in which commands run, and access to its files. */
const project = (files: Files = {}) => {
  const root = contentProject(files);
  const text = (name: string) => fs.readFileSync(path.join(root, name), "utf8");
  return {
    root,
    text,
    json: (name: string) => JSON.parse(text(`data/${name}.json`)),
    has: (name: string) => fs.existsSync(path.join(root, name)),
    files: () => fs.readdirSync(path.join(root, "data"), { recursive: true }).sort(),
    run: (command: string, ...words: string[]) => runScript(root, command, ...words),
  };
};

const siteOf = (name: string): Files => ({
  "data/site.json": JSON.stringify({
    title: name,
    description: "A site.",
    siteUrl: "https://alex.example.net",
    owner: { name, role: "Engineer", email: "mona@madeup.example" },
    moviePlatform: { title: "Movies", url: "/movies/" },
  }),
});

const ANSWERS = ["--name", "Ada", "--role", "Engineer", "--email", "ada@lovelace.dev"];

test("init writes an owner's first files, which pass the check, and keeps the folders that it empties", async () => {
  const { run, json, has } = project({
    ...siteOf("Alex Example"),
    "data/wallpapers/bg1.jpg": fs.readFileSync("data/wallpapers/bg1.jpg"),
    "data/wallpapers/bg1-light.jpg": fs.readFileSync("data/wallpapers/bg1-light.jpg"),
    "data/pictures/alex.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "static/covers/avocado.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "static/favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "data/wallpapers/bg2-light.jpg": "a picture",
  });
  expect(run("init", ...ANSWERS, "--site", "lovelace.dev")).toMatchObject({ ok: true });
  expect(json("site")).toMatchObject({ siteUrl: "https://lovelace.dev", owner: { name: "Ada" } });
  expect(json("site")).not.toHaveProperty("repository");
  expect(has("data/pictures/alex.svg")).toBe(false);
  expect(has("static/covers/avocado.svg")).toBe(false);
  expect(has("static/favicon.svg") || has("data/wallpapers/bg2-light.jpg")).toBe(false);
  // Git forgets empty folders.
  expect(has("data/pictures/.gitkeep") && has("static/covers/.gitkeep")).toBe(true);
  expect(await checkContent()).toMatchObject({ ok: true });
  const files = findSample().map(({ file }) => file);
  for (const name of ["general", "interests", "career", "wallpapers"])
    expect(files).toContain(`data/${name}.json`);
  expect(files).toContain("data/projects/example-project.md");
  expect(run("init", ...ANSWERS, "--site", "lovelace.dev").says).toContain("Nothing was changed");
});

test("init keeps a copy of what it replaces where Git has none, and speaks of no section that is not listed", () => {
  const edited = JSON.stringify({ heading: "Mine", paragraphs: [] });
  const { run, text } = project({ ...siteOf("Alex Example"), "data/general.json": edited });
  const { says } = run("init", ...ANSWERS, "--site", "lovelace.dev");
  const [copy = ""] = /before-init-\w+/.exec(says) ?? [];
  expect(says).toContain(`a copy is in ${copy}/.`);
  expect(says).not.toContain("Design Patterns");
  expect(text("data/general.json")).not.toBe(edited);
  expect(text(`${copy}/data/general.json`)).toBe(edited);
  expect(text(`${copy}/static/movies/index.html`)).toContain("Movies");
});

test.each([
  ["--email", "ada", "It should look like name@example.com"],
  ["--site", "none", "is not an address that begins with https://"],
  ["--title", "Ada", 'npm run init -- [--name "…"]'],
])("init refuses %s %s and changes nothing", (option, answer, says) => {
  const { run, text } = project(siteOf("Alex Example"));
  const before = text("data/site.json");
  const refused = run("init", ...ANSWERS, "--site", "https://lovelace.dev", option, answer);
  expect(refused).toEqual({ ok: false, says: expect.stringContaining(says) });
  expect(text("data/site.json")).toBe(before);
});

test.each([
  [
    "project",
    "Difference engine",
    "data/projects/difference-engine.md",
    'name: "Difference engine"',
  ],
  ["post", 'Say "hi": 日本', "data/posts/say-hi-日本.md", "draft: true"],
  ["page", "My talks", "data/navigation.json", '"page": "pages/my-talks.md"'],
  ["app", "Piano", "data/site.json", '"title": "Piano"'],
  [
    "experiment",
    "Sort & count",
    "static/experiments/sort-count/index.html",
    "<title>Sort &amp; count</title>",
  ],
])("new %s adds an example that passes the check", async (kind, name, file, written) => {
  const { run, text } = project();
  expect(run("new", kind, name)).toMatchObject({ ok: true });
  expect(text(file)).toContain(written);
  expect(await checkContent()).toMatchObject({ ok: true });
});

test("new cuts a post's long title at a word, to a name that the check accepts", async () => {
  const { run, has } = project();
  const word = "日本語";
  expect(run("new", "post", Array(30).fill(word).join(" "))).toMatchObject({ ok: true });
  expect(has(`data/posts/${Array(20).fill(word).join("-")}.md`)).toBe(true);
  expect(await checkContent()).toMatchObject({ ok: true });
});

test.each([
  ["project", "avocado!", 'There is already "Avocado" in data/projects.json'],
  ["post", "First post", 'There is already "first post" in data/posts.json'],
  ["poem", "A", '"poem" can\'t be added'],
  ["post", "", "needs a name"],
  ["translation", "", "needs a language: npm run new -- translation de"],
  ["page", "404", "the address /404/, which is one that the site has for itself. Choose"],
  ["page", "Movie DB!", 'There is already "Movie DB" in data/site.json'],
  ["app", "About me", 'There is already "About Me" in the site itself'],
  ["app", "Resume", "the address /resume/, which is that of the résumé"],
])("new refuses %s %j and writes nothing", (kind, name, says) => {
  const { run, files, text } = project();
  const before = [files(), text("data/navigation.json"), text("data/site.json")];
  expect(run("new", kind, name)).toEqual({ ok: false, says: expect.stringContaining(says) });
  expect([files(), text("data/navigation.json"), text("data/site.json")]).toEqual(before);
});

test.each([
  ["page", "navigation", "{}", "data/navigation.json is not a list in [square brackets]"],
  ["app", "site", '{"framedApps": 5}', '"framedApps" in data/site.json is not a list'],
])("new %s refuses a file of another form", (kind, name, content, says) => {
  const { run, text } = project({ [`data/${name}.json`]: content });
  expect(run("new", kind, "Piano")).toEqual({ ok: false, says: expect.stringContaining(says) });
  expect(text(`data/${name}.json`)).toBe(content);
});

test("new names data/ if it is a file", () => {
  const { root, run } = project();
  fs.rmSync(path.join(root, "data"), { recursive: true });
  fs.writeFileSync(path.join(root, "data"), "");
  expect(run("new", "project", "Piano").says).toMatch(
    /^data\/projects\/piano\.md can't be written: /,
  );
});

test("an upgrade refuses an unknown option, and names what it needs", () => {
  const { root } = project();
  const upgrade = (...words: string[]) =>
    spawnSync(process.execPath, [path.join(HERE, "scripts/upgrade.mjs"), ...words], {
      cwd: root,
      encoding: "utf8",
    }).stderr;
  expect(upgrade("--bad")).toMatch(/^Unknown option '--bad'.*\n\nnpm run upgrade -- \[commit\]/);
  expect(upgrade()).toMatch(/^An upgrade needs Git .*docs\/upgrade\.md\.\n$/);
});

test.each(["init", "new", "import"])("%s --help shows its usage", (command) => {
  expect(project().run(command, "--help")).toEqual({
    ok: true,
    says: expect.stringContaining(`npm run ${command} --`),
  });
});

test("check:content --json gives programs each error with its place", () => {
  expect(JSON.parse(project().run("check-content", "--json").says)).toEqual({
    ok: true,
    errors: [],
    notices: [],
    sample: expect.arrayContaining([expect.objectContaining({ file: "data/projects.json" })]),
    untranslated: {},
  });
  const { ok, says } = project({ "data/mission.json": '{\n  "heading": 5\n}\n' }).run(
    "check-content",
    "--json",
  );
  expect(ok).toBe(false);
  expect(JSON.parse(says).errors).toContainEqual({
    file: "data/mission.json",
    line: 2,
    column: 14,
    message: expect.any(String),
  });
});

const EMPTY: Files = {
  ...siteOf("Mona Made-Up"),
  "data/projects.json": "[]",
  "data/interests.json": "[]",
  "data/career.json": "{}",
};
const BASICS = { name: "Mona Made-Up", label: "Baker", email: "mona@madeup.example" };

const importInto = async (root: string, resume: object, force = false) => {
  writeFile(root, "mine.json", JSON.stringify(resume));
  return importResume(path.join(root, "mine.json"), force);
};

test.each(fs.readdirSync(RESUMES))("import loses nothing of %s in silence", async (name) => {
  project(EMPTY);
  const file = path.join(RESUMES, name);
  const { written, warnings } = await importResume(file);
  expect(written).toContain("data/career.json");
  const sentences = warnings.map(({ line, message }) => `${line} ${message}`);
  expect(await silentLosses(fs.readFileSync(file, "utf8"), sentences)).toEqual([]);
});

test("import says of jobs and profiles only what is there, and publishes no phone number", () => {
  const { root, text } = project(EMPTY);
  const phone = "+47 22 33 44 55";
  const resume = { basics: { ...BASICS, phone }, languages: ["Norwegian"] };
  writeFile(root, "mine.json", JSON.stringify(resume));
  const { says } = runScript(root, "import", "mine.json");
  expect(says).not.toMatch(/Your jobs|new profile|site shows/);
  expect(says).toContain(`write "phone": "${phone}" in "owner" of data/site.json`);
  expect(text("data/site.json")).not.toContain(phone);
});

test("a file that can't be written leaves all of data/ as it was", async () => {
  const { root, text, files } = project(EMPTY);
  fs.mkdirSync(path.join(root, "data/career.json.tmp/kept"), { recursive: true });
  const before = EMPTY["data/projects.json"];
  const resume = {
    basics: BASICS,
    projects: [{ name: "Cake", description: "A cake.", startDate: "2021" }],
    work: [{ name: "Bakery", position: "Baker", startDate: "2020" }],
  };
  await expect(importInto(root, resume)).rejects.toThrow(
    /^data\/career\.json can't be written: .+\. Nothing was changed\.$/,
  );
  expect(text("data/projects.json")).toBe(before);
  expect(files().filter((name) => String(name).endsWith(".tmp"))).toEqual([]);
});

// The system's limit to the size of a file ends a write in its middle, as a full disk does.
const limited = process.platform === "win32" ? test.skip : test;
limited("a full disk leaves a file of the owner's whole, and the message names it", () => {
  const { root, text, files } = project(siteOf("Mona ".repeat(300)));
  const before = [files(), text("data/site.json")];
  const command = 'ulimit -f 2 && exec "$0" "$@"';
  const { stderr } = spawnSync(
    "sh",
    ["-c", command, process.execPath, ...scriptParts("new"), "app", "Piano"],
    { cwd: root, encoding: "utf8", env: { ...process.env, TSX_DISABLE_CACHE: "1" } },
  );
  expect(stderr).toContain("data/site.json can't be written: file too large.");
  expect([files(), text("data/site.json")]).toEqual(before);
});

test("import keeps the owner's texts unless it is forced", async () => {
  const { root, text, json } = project(siteOf("Mona Made-Up"));
  const before = text("data/career.json");
  const resume = { basics: BASICS, work: [{ name: "Bakery", position: "Baker" }] };
  await expect(importInto(root, resume)).rejects.toThrow("your own edits are in data/career.json");
  expect(text("data/career.json")).toBe(before);
  await importInto(root, resume, true);
  expect(json("career").work).toMatchObject([{ name: "Bakery" }]);
});

test("import names the files of projects that are no longer in the résumé, and how to list Career", async () => {
  const { root } = project(EMPTY);
  const named = (name: string) => ({
    basics: BASICS,
    work: [{ name: "Bakery", position: "Baker" }],
    projects: [{ name, description: "A cake." }],
  });
  await importInto(root, named("Cake"));
  const profiles = [{ network: "GitHub", username: "mona" }];
  writeFile(
    root,
    "mine.json",
    JSON.stringify({ ...named("Pie"), basics: { ...BASICS, profiles } }),
  );
  const { says } = runScript(root, "import", "mine.json", "--force");
  expect(says).toContain("No project here has the name of data/projects/cake.md.");
  expect(says).toContain("A new profile");
  expect(says).toContain('{ "title": "Career", "icon": "lucide:briefcase" }');
});

test("import corrects http addresses, needs no employer, and reports left-out days once", async () => {
  const { root, json, text } = project(EMPTY);
  const { warnings } = await importInto(root, {
    basics: BASICS,
    work: ["2019-05-06", "2020-07-08"].map((startDate, index) => ({
      name: `Bakery ${index}`,
      position: "Baker",
      url: "http://bakery.example",
      startDate,
    })),
    projects: [{ name: "Cake", description: "A cake.", startDate: "2021-01-02" }],
  });
  expect(json("career").work[0]).toMatchObject({
    url: "https://bakery.example",
    startDate: "2019-05",
  });
  expect(text("data/projects/cake.md")).toMatch(
    /^---\nname: "Cake"\nstart: "2021-01"\nend: "present"\n---\n\nA cake\.\n$/,
  );
  expect(warnings.filter(({ message }) => message.includes("days were left out"))).toHaveLength(1);
  expect(warnings.some(({ message }) => message.includes("is written with https://"))).toBe(true);
});

test("import refuses a folder", async () => {
  const { root } = project(EMPTY);
  await expect(importResume(root)).rejects.toThrow(`"${root}" is a folder.`);
});

test.each(["{", "[]", '"text"'])("import refuses the file %s and changes nothing", async (text) => {
  const { root } = project(EMPTY);
  writeFile(root, "mine.json", text);
  await expect(importResume(path.join(root, "mine.json"))).rejects.toThrow(/mine\.json/);
});

test("check:content names each place of the sample", () => {
  project({
    ...siteOf("Mona"),
    "data/general.json": '{\n  "heading": "Small things, done with care",\n  "paragraphs": []\n}\n',
  });
  expect(findSample()).toContainEqual(
    expect.objectContaining({ file: "data/general.json", line: 2, column: 15 }),
  );
  expect(sampleWarning()).toContain("npm run check:content");
});

const OF_SECTIONS = ["general", "mission", "interests", "projects", "career", "contacts"]
  .concat("settings", "attribution", "posts")
  .map((name) => `data/${name}.json`);

test("a section that is not listed needs no file, and its file may have words of the sample", async () => {
  const navigation = '[{ "title": "Me", "icon": "home", "page": "me.md" }]';
  const alone = { ...siteOf("Mona"), "data/navigation.json": navigation, "data/me.md": "I am.\n" };
  project({ ...alone, ...Object.fromEntries(OF_SECTIONS.map((name) => [name, null])) });
  expect(await checkContent()).toMatchObject({ ok: true });
  const texts = OF_SECTIONS.map((name) => [name, '["Sam Sample"]']);
  project({ ...alone, ...Object.fromEntries(texts) });
  expect(findSample().map(({ file }) => file)).toEqual(
    ["career", "interests", "projects"].map((name) => `data/${name}.json`),
  );
});

test("examples that would be in the résumé come first, in a build and in check:content", () => {
  const work = [{ name: "An employer of yours", position: "Cook" }];
  const { run } = project({
    ...siteOf("Mona"),
    "data/career.json": JSON.stringify({ work }),
    "data/general.json": '{ "heading": "Sam Sample", "paragraphs": [] }',
  });
  const example = '"An employer of yours" is from the sample.';
  const { says } = run("check-content");
  expect(says).toMatch(
    /no errors\.\n\nIn the published résumé \(its page, the PDF and the text\):\n\n/,
  );
  expect(says.indexOf(example)).toBeLessThan(says.indexOf("Sam Sample"));
  expect(sampleWarning()).toContain(`\n  data/career.json:1  ${example}`);
});

const testOfSample = holdsSample() ? test : test.skip;

testOfSample(
  "the sample's own files have its words, but a build of the sample has no notice of them",
  () => {
    const files = new Set(findSample().map(({ file }) => file));
    for (const name of ["site", "general", "projects", "posts", "contacts", "mission"])
      expect(files).toContain(`data/${name}.json`);
    expect(sampleWarning()).toBeUndefined();
  },
);
