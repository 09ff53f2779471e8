import { spawnSync } from "node:child_process";
import path from "node:path";
import { checkContent } from "../../src/build/check/checkContent";
import { checkedFiles } from "../../src/build/checkedFiles";
import { contentProject, removeContentProject } from "../support/contentProject";

afterEach(removeContentProject);

const HERE = process.cwd();

/** Runs `npm run check:content` in another project. */
function run(root: string) {
  const tsx = path.join(HERE, "node_modules", "tsx", "dist", "cli.mjs");
  const script = path.join(HERE, "scripts", "check-content.ts");
  return spawnSync(process.execPath, [tsx, script], { cwd: root, encoding: "utf8" });
}

test("the content of this site is right", async () => {
  const checked = await checkContent();
  expect(checked).toMatchObject({ ok: true });
  if (checked.ok) expect(checkedFiles(checked.content).wallpapers).toHaveProperty("length");
});

describe("npm run check:content", () => {
  test("says in one line that all is well", () => {
    const { status, stdout, stderr } = run(contentProject());
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: "The content in data/ is all right.\n",
      stderr: "",
    });
  });

  test("prints the report and nothing else, and exits with 1", () => {
    const { status, stdout, stderr } = run(contentProject({ "data/general.json": "" }));
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: "",
      stderr:
        "data/general.json:1:1  general\n  The file is empty. It should hold a list in [ ] or a record in { }.\n\n1 mistake in 1 file.\n",
    });
  });
});
