import { spawnSync } from "node:child_process";
import { addHostileStrings } from "./addHostileStrings";
import { layDataSet } from "./dataSet";
import { copyProject } from "./projectCopy";

const DATA_SETS: Readonly<Record<string, (folder: string) => void>> = {
  // The smallest valid content, in German.
  bare: () => {},
  // The sample in three languages: half of it in German, and little in Arabic.
  "two-languages": () => {},
  // All that an owner may write, in Arabic, below a path.
  rich: addHostileStrings,
};

const COMMANDS = [
  "npm run build",
  "npx jest --config jest.built.config.cjs",
  "npx playwright test --project=core --project=release everyPage anyData languages",
];

/** Builds a copy of the project with other content, and runs the tests there that hold for any content. */
const testDataSet = async (name: string, change: (folder: string) => void): Promise<boolean> => {
  const copy = await copyProject();
  try {
    await layDataSet(copy, name);
    change(copy.folder);
    // Another server may serve another site at the usual port.
    const env = { ...process.env, PORT: "9201" };
    return COMMANDS.every((command) => {
      console.log(`\n── Data set "${name}": ${command} ──\n`);
      return (
        spawnSync(command, { shell: true, cwd: copy.folder, env, stdio: "inherit" }).status === 0
      );
    });
  } finally {
    await copy.remove();
  }
};

const main = async () => {
  const names = process.argv.slice(2);
  for (const [name, change] of Object.entries(DATA_SETS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    if (!(await testDataSet(name, change))) process.exitCode = 1;
  }
};

void main();
