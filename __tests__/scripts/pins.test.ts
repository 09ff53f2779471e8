import fs from "node:fs";

interface Rule {
  readonly description: string;
  readonly matchPackageNames?: readonly string[];
  readonly allowedVersions?: string;
}

const read = (file: string) => JSON.parse(fs.readFileSync(file, "utf8"));
const { dependencies, devDependencies, overrides } = read("package.json");
const rules: readonly Rule[] = read(".github/renovate.json").packageRules;
const named = rules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);

test("each override says why", () => {
  for (const name of Object.keys(overrides)) {
    const rule = rules.find(
      ({ description, matchPackageNames }) =>
        description.startsWith("Override: ") && matchPackageNames?.includes(name),
    );
    expect([name, rule?.description]).toEqual([name, expect.stringContaining("Override: ")]);
  }
});

test("each exact version says why", () => {
  const exact = Object.entries<string>({ ...dependencies, ...devDependencies })
    .filter(([, version]) => /^\d/.test(version))
    .map(([name]) => name);
  expect(exact.filter((name) => !named.includes(name))).toEqual([]);
});

test("nothing is held back that is not there", () => {
  const there = Object.keys({ ...dependencies, ...devDependencies, ...overrides });
  expect(named.filter((name) => !there.includes(name))).toEqual([]);
});

test("the two parts of Playwright are of one version", () => {
  const { version } = read("node_modules/@playwright/test/package.json");
  expect(read("node_modules/playwright-core/package.json").version).toBe(version);
});
