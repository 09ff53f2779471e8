import { spawnSync } from "node:child_process";
import { copyProject, type ProjectCopy } from "./projectCopy";

export interface CopyTest {
  /** Makes the copy another site. */
  readonly change?: (copy: ProjectCopy) => Promise<void>;
  readonly environment?: Readonly<Record<string, string>>;
  /** What is run there once it is built, with what is given to it. */
  readonly test: readonly [command: string, ...given: string[]];
}

/** Builds a copy of the project and tests what was built; says whether all was well. */
export const testCopy = async ({ change, environment = {}, test }: CopyTest): Promise<boolean> => {
  const copy = await copyProject({ withPictures: true });
  try {
    await change?.(copy);
    const run = (command: string, ...given: readonly string[]) =>
      spawnSync(command, given, {
        cwd: copy.folder,
        env: { ...process.env, ...environment },
        stdio: "inherit",
      }).status === 0;
    return run("npm", "run", "build") && run(...test);
  } finally {
    await copy.remove();
  }
};
