import { spawnSync } from "node:child_process";
import { copyProject, type ProjectCopy } from "./projectCopy";

export interface CopyTest {
  /** Makes the copy another site. */
  readonly change?: (copy: ProjectCopy) => Promise<void>;
  readonly environment?: Readonly<Record<string, string>>;
  /** What is given to Playwright, such as a part of the names of test files. */
  readonly arguments: readonly string[];
}

/** Builds a copy of the project and runs browser tests there; says whether all was well. */
export const testCopy = async ({
  change,
  environment = {},
  arguments: given,
}: CopyTest): Promise<boolean> => {
  const copy = await copyProject({ withPictures: true });
  try {
    await change?.(copy);
    const run = (command: string, ...parts: string[]) =>
      spawnSync(command, parts, {
        cwd: copy.folder,
        env: { ...process.env, ...environment },
        stdio: "inherit",
      }).status === 0;
    return run("npm", "run", "build") && run("npx", "playwright", "test", ...given);
  } finally {
    await copy.remove();
  }
};
