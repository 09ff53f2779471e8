import fs from "node:fs";
import { parse } from "yaml";
import { isTemplate } from "../../src/build/sample/isTemplate";

interface Job {
  readonly if?: string;
  readonly steps: readonly { readonly run?: string }[];
}

const jobs: Record<string, Job> = parse(fs.readFileSync(".github/workflows/test.yml", "utf8")).jobs;
const scripts: object = JSON.parse(fs.readFileSync("package.json", "utf8")).scripts;

const commandsOf = (name: string) => (jobs[name]?.steps ?? []).flatMap(({ run }) => run ?? []);

test("an owner's push has its content checked, is built, and opened in a browser", () => {
  expect(commandsOf("site")).toEqual([
    "npm ci",
    "npm run check:content",
    "npm run build",
    "npm run test:smoke",
  ]);
  expect(commandsOf("everything")).toEqual(["npm ci", "npm test"]);
  for (const command of commandsOf("site").slice(1)) {
    expect(scripts).toHaveProperty([command.replace("npm run ", "")]);
  }
});

test("a push is an owner's unless its site is the sample's", () => {
  const [, name = ""] = /== '"(.*)"'$/.exec(jobs.everything?.if ?? "") ?? [];
  expect(isTemplate(name)).toBe(true);
  expect(jobs.site?.if).toBe(jobs.everything?.if?.replace("==", "!="));
});
