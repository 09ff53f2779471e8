import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { contentProject, removeContentProject } from "../../support/contentProject";

const HERE = process.cwd();
const RESUME = path.join(HERE, "__tests__/scripts/import/resumes/version-one.json");

afterEach(removeContentProject);

/** Runs `npm run import` in a project. */
const run = (root: string, ...given: string[]) =>
  new Promise<{ ok: boolean; says: string }>((resolve) => {
    const parts = ["node_modules/tsx/dist/cli.mjs", "scripts/import.ts"];
    const [tsx = "", script = ""] = parts.map((part) => path.join(HERE, part));
    execFile(process.execPath, [tsx, script, ...given], { cwd: root }, (error, out, errors) =>
      resolve({ ok: error === null, says: out + errors }),
    );
  });

test("without a file it says how it is used", async () => {
  expect(await run(contentProject())).toEqual({
    ok: false,
    says: "Say which file is to be imported: npm run import -- resume.json\n",
  });
});

test("an owner's files are named, and with force the résumé is taken over", async () => {
  const root = contentProject();
  const spared = await run(root, RESUME);
  expect(spared.ok).toBe(false);
  expect(spared.says).toContain("Somebody has written in data/ already: data/site.json");
  expect(spared.says).toContain(`npm run import -- ${RESUME} --force`);

  const done = await run(root, RESUME, "--force");
  expect(done.ok).toBe(true);
  expect(done.says).toContain("Written: data/site.json, ");
  expect(done.says).toMatch(/version-one\.json:\d+:\d+ {2}version-one → projects → 1 → type\n/);
  expect(done.says).toContain("4 remarks in 1 file.\n\ncontacts.json: ");
  const career = JSON.parse(fs.readFileSync(path.join(root, "data/career.json"), "utf8"));
  expect(career.work[0].name).toBe("Example Bridges");
}, 60_000);
