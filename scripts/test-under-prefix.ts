import { spawnSync } from "node:child_process";
import { copyProject } from "./copy/projectCopy";

const PREFIX = "/portfolio";

/**
 * Builds a copy of the project as it is published below a path of its domain, and lets all browser tests run there.
 * What is given on the command line goes to Playwright, such as the name of a test file.
 */
const main = async () => {
  const copy = await copyProject({ withPictures: true });
  try {
    const run = (command: string, ...parts: string[]) =>
      spawnSync(command, parts, {
        cwd: copy.folder,
        env: { ...process.env, PATH_PREFIX: PREFIX },
        stdio: "inherit",
      }).status ?? 1;
    process.exitCode =
      run("npm", "run", "build") || run("npx", "playwright", "test", ...process.argv.slice(2));
  } finally {
    await copy.remove();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
