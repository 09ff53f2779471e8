import { spawnSync } from "node:child_process";
import path from "node:path";

/** Node's arguments for a script of `scripts/`. */
export const scriptParts = (name: string): readonly string[] => [
  ...["--import", "tsx"],
  path.join(__dirname, "../../scripts", `${name}.ts`),
];

/** Runs a script in a folder, which the script takes for the project's root. */
export const runScript = (folder: string, name: string, ...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...scriptParts(name), ...words], {
    cwd: folder,
    // A project has it beside its scripts. It says how JSX is compiled.
    env: { ...process.env, TSX_TSCONFIG_PATH: path.join(__dirname, "../../tsconfig.json") },
    encoding: "utf8",
    input: "",
  });
  return { ok: status === 0, says: stdout + stderr };
};
