import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { copyProject, type ProjectCopy } from "../../scripts/copy/projectCopy";
import { contentFiles } from "../support/contentFiles";
import { writeFile } from "../support/contentProject";

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
  fs.rmSync(inCopy("data"), { recursive: true });
  for (const [name, content] of Object.entries(contentFiles())) {
    writeFile(copy.folder, name, content);
  }
});
afterAll(() => copy.remove());

/** Runs a script of the copy without a terminal. */
const run = (script: string, ...given: string[]) =>
  new Promise<{ ok: boolean; says: string }>((resolve) => {
    const tsx = path.resolve("node_modules/tsx/dist/cli.mjs");
    const parts = [tsx, `scripts/${script}.ts`, ...given];
    const running = execFile(process.execPath, parts, { cwd: copy.folder }, (error, out, errors) =>
      resolve({ ok: error === null, says: out + errors }),
    );
    running.stdin?.end();
  });

const inCopy = (name: string) => path.join(copy.folder, name);
const general = () => fs.readFileSync(inCopy("data/general.json"), "utf8");

test("npm run init spares an owner's work, makes the site theirs, and npm run new adds to it", async () => {
  const before = general();
  const spared = await run("init");
  expect(spared).toMatchObject({ ok: false, says: expect.stringContaining("data/general.json") });
  expect(spared.says).toContain("Nothing was changed.");

  const incomplete = await run("init", "--force", "--name", "Ada");
  expect(incomplete).toEqual({
    ok: false,
    says: 'Still needed after "npm run init --": --role "…" --email "…" --site "…" --repository "…"\n',
  });
  expect(general()).toBe(before);

  const answers = ["--role", "Engineer", "--email", "ada@ada.dev"];
  const addresses = ["--site", "https://ada.dev", "--repository", "https://ada.dev/site"];
  const begun = await run("init", "--force", "--name", "Ada", ...answers, ...addresses);
  expect(begun).toMatchObject({ ok: true, says: expect.stringContaining("is all right.") });
  expect(begun.says).toContain("npm run develop");
  expect(general()).toContain("Ada");

  const added = await run("new", "project", "Difference engine");
  expect(added).toMatchObject({ ok: true, says: expect.stringContaining("data/projects.json") });
  expect(added.says).toContain("The content in data/ is all right.");

  const left = await run("check-sample");
  expect(left.ok).toBe(false);
  expect(left.says).toMatch(
    /data\/general\.json:\d+:\d+ .*paragraphs[\s\S]*\d+ places in \d+ files\./,
  );
});

test("npm run init names an unknown option", async () => {
  expect(await run("init", "--nam", "Ada", "--force")).toMatchObject({
    ok: false,
    says: expect.stringContaining("--nam"),
  });
});

test("npm run import says what it has written and what had no place", async () => {
  expect(await run("import")).toMatchObject({
    ok: false,
    says: expect.stringContaining("npm run import -- resume.json"),
  });
  const resume = path.resolve("__tests__/scripts/import/resumes/arabic.json");
  const done = await run("import", resume, "--force");
  expect(done.ok).toBe(true);
  expect(done.says).toContain("Written: data/site.json, ");
  expect(done.says).toMatch(/arabic\.json:\d+:\d+ {2}arabic → work → 1 → startDate\n/);
});
