import fs from "node:fs";
import concurrently, { type CloseEvent } from "concurrently";
import { filesBelow } from "../src/content/files";
import { holdsSample } from "../src/site";
import { runCommand } from "./dataFiles";

/** Commands by their titles. They run side by side. */
type Stage = Readonly<Record<string, string>>;

/** The core expects the sample. One of its files suits any owner's data. */
const CORE = holdsSample() ? "" : " everyPage";

/** `npm test`: everything that a push must not break. CONTRIBUTING.md says what belongs here. */
const EVERY_PUSH: readonly Stage[] = [
  { browser: "tsx scripts/ensure.ts" },
  { content: "npm run check:content" },
  { build: "npm run build", lint: "npm run lint && npm run write" },
  { types: "npm run typecheck", unit: "npm run test:unit" },
  { site: "jest --config jest.built.config.cjs && size-limit" },
  { core: `playwright test --project=core${CORE}` },
];

const RELEASE: readonly Stage[] = [
  { programs: "tsx scripts/ensure.ts release" },
  { build: "npm run build" },
];

/** `npm run test:release`: tests that take too long for every push. Each runs alone, even if others have failed. */
const INDEPENDENT: Stage = {
  details: "playwright test --project=details --project=release",
  Firefox: "playwright test --project=firefox",
  "hosts, WebKit, upgrade, commands, builds": "jest --config jest.release.config.cjs --runInBand",
  develop: "playwright test --project=develop",
  "data sets": "tsx __tests__/support/project/testDataSets.ts",
};

/** Prints the output of each command as a block, then the seconds and the exit code of each. */
const run = async (stage: Stage, maxProcesses = 0): Promise<void> => {
  const commands = Object.entries(stage).map(([name, command]) => ({ name, command }));
  const { result } = concurrently(commands, { group: true, timings: true, maxProcesses });
  await result.catch((ends: CloseEvent[]) => {
    const failed = ends.filter(({ exitCode }) => exitCode !== 0);
    throw new Error(`FAILED: ${failed.map(({ command }) => command.name).join(", ")}`);
  });
};

/** A build and `npm run write` write these; a change of theirs must be committed. */
const readGenerated = (): ReadonlyMap<string, string> => {
  const schemas = filesBelow(".vscode").map((file) => `.vscode/${file}`);
  const files = ["gatsby-types.d.ts", "docs/guide/reference.md", ".pages.yml", ...schemas];
  return new Map(files.map((file) => [file, fs.readFileSync(file, "utf8")]));
};

runCommand(async () => {
  const isRelease = process.argv.includes("release");
  const before = readGenerated();
  for (const stage of isRelease ? RELEASE : EVERY_PUSH) {
    await run(stage);
    for (const [file, text] of readGenerated())
      if (text !== before.get(file)) throw new Error(`The run has changed ${file}. Commit it.`);
  }
  if (isRelease) await run(INDEPENDENT, 1);
});
