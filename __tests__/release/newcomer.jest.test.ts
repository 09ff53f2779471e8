import fs from "node:fs";
import path from "node:path";
import { copyProject, type ProjectCopy } from "../support/project/projectCopy";
import { runScript } from "../support/runScript";
import { Repository } from "./support/repository";

let copy: ProjectCopy;
let repository: Repository;
beforeAll(async () => {
  copy = await copyProject();
  repository = Repository.make(path.dirname(copy.folder), path.basename(copy.folder));
  repository.commit();
});
afterAll(() => copy.remove());

const run = (script: string, ...given: string[]) => runScript(copy.folder, script, ...given);

const ADA = ["--name", "Ada", "--role", "Engineer", "--email", "ada@ada.dev", "--site", "ada.dev"];
const GENERAL = "data/general.json";

test("init keeps uncommitted files; then it removes the sample, and Git keeps the owner's folders", () => {
  const before = fs.readFileSync(repository.at(GENERAL), "utf8");
  fs.writeFileSync(repository.at(GENERAL), `${before}\n`);
  const spared = run("init", ...ADA);
  expect(spared).toMatchObject({ ok: false, says: expect.stringContaining(GENERAL) });
  expect(fs.readFileSync(repository.at(GENERAL), "utf8")).toBe(`${before}\n`);
  repository.commit();
  expect(run("init", "--name", "Ada")).toMatchObject({
    ok: false,
    says: expect.stringContaining("The answer to role is missing. Nothing was changed."),
  });
  expect(run("init", "--nam", "Ada").says).toContain("--nam");

  const begun = run("init", ...ADA);
  expect(begun).toMatchObject({ ok: true, says: expect.stringContaining("has no errors.") });
  expect(fs.readFileSync(repository.at(GENERAL), "utf8")).toContain("Ada");
  repository.commit();
  const names = [...repository.filesIn("data", "static").keys()];
  expect(names.filter((name) => name.startsWith("static/"))).toEqual(["static/covers/.gitkeep"]);
  expect(names).not.toContain("data/pictures/alex.svg");
  const texts = names.map((name) => fs.readFileSync(repository.at(name), "utf8"));
  expect(texts.filter((text) => text.includes("Alex Example"))).toEqual([]);

  const added = run("new", "project", "Difference engine");
  expect(added).toMatchObject({
    ok: true,
    says: expect.stringContaining("data/projects/difference-engine.md"),
  });
  const left = run("check-content");
  expect(left).toMatchObject({
    ok: true,
    says: expect.stringMatching(/data\/general\.json:\d+:\d+/),
  });

  const resume = path.resolve("__tests__/scripts/resumes/arabic.json");
  const done = run("import", resume);
  expect(done).toMatchObject({
    ok: true,
    says: expect.stringContaining("Written: data/site.json, "),
  });
  expect(done.says).toMatch(/arabic\.json:4:5 {2}"مهندسة" was left out: site\.json says/);
});
