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
  for (const command of commandsOf("site").slice(1)) {
    expect(scripts).toHaveProperty([command.replace("npm run ", "")]);
  }
});

test("the template's push is tested with everything, and built and tried on other systems", () => {
  expect(commandsOf("everything").slice(-4)).toEqual([
    ...["npm ci", "npm test"],
    ...["npm run test:develop", "npm run test:builds"],
  ]);
  expect(commandsOf("elsewhere")).toEqual([
    "npm ci",
    ...["check:content", "build", "typecheck", "test:unit", "test:smoke"].map(
      (name) => `npm run ${name}`,
    ),
  ]);
  expect(jobs.elsewhere?.if).toBe(jobs.everything?.if);
});

test("a site goes to GitHub Pages below the path that GitHub says, where Pages are turned on", () => {
  const { pages } = parse(fs.readFileSync(".github/workflows/deploy.yml", "utf8")).jobs;
  const steps: readonly {
    id?: string;
    uses?: string;
    run?: string;
    env?: object;
    with?: object;
  }[] = pages.steps;
  const build = steps.find(({ run }) => run === "npm run build");
  const asked = steps.find(({ id }) => id === "pages");
  expect(pages.if).toBe("github.event.repository.has_pages");
  expect(asked?.uses).toMatch(/^actions\/configure-pages@/);
  expect(build?.env).toEqual({ PATH_PREFIX: `\${{ steps.pages.outputs.base_path }}` });
  expect(steps.find(({ uses }) => uses?.startsWith("actions/upload-pages"))?.with).toEqual({
    path: "public",
  });
});

test("a push is an owner's unless its site is the sample's", () => {
  const [, name = ""] = /== '"(.*)"'$/.exec(jobs.everything?.if ?? "") ?? [];
  expect(isTemplate(name)).toBe(true);
  expect(jobs.site?.if).toBe(jobs.everything?.if?.replace("==", "!="));
});

describe("each week", () => {
  const weekly: Record<string, Job> = parse(
    fs.readFileSync(".github/workflows/weekly.yml", "utf8"),
  ).jobs;

  test("properties are tried with other values than at a push", () => {
    expect(weekly["other-values"]?.steps.at(-1)).toEqual({
      run: "npm run test:unit",
      env: { PROPERTY_SEED: `\${{ github.run_number }}` },
    });
  });

  test("the long run is done whole, with what was built", () => {
    const commands = weekly["long-run"]?.steps.flatMap(({ run }) => run ?? []);
    expect(commands).toEqual([
      "npm ci",
      "npm run build",
      "npm run test:monkey",
      "npm run test:prefix -- --whole",
    ]);
    for (const name of ["test:monkey", "test:prefix"]) expect(scripts).toHaveProperty([name]);
    expect(weekly["long-run"]?.if).toBe(jobs.everything?.if);
  });
});
