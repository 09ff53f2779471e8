import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { filesBelow } from "../../src/build/files/filesBelow";

const FOLDER = ".vscode";

const readGenerated = (): readonly (readonly [file: string, text: string])[] =>
  ["docs/guide/reference.md", ...filesBelow(FOLDER).map((file) => `${FOLDER}/${file}`)].map(
    (file) => [file, fs.readFileSync(file, "utf8")],
  );

/** Writes the files that are made from the schemas, and fails if this changes one: it was not committed with its schema. */
const before = new Map(readGenerated());
const { status } = spawnSync("npm run write", { shell: true, stdio: "inherit" });
const changed = readGenerated().filter(([file, text]) => before.get(file) !== text);
for (const [file] of changed) console.error(`npm run write changes ${file}. Commit it.`);
if (status !== 0 || changed.length > 0) process.exitCode = 1;
