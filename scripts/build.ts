import { spawnSync } from "node:child_process";
import { isCacheUnfinished } from "../src/build/finishedBuild";

const gatsby = (...words: readonly string[]): boolean =>
  spawnSync("npx", ["gatsby", ...words], { stdio: "inherit" }).status === 0;

/** `npm run build`. Begins without a cache after a stopped build or the development server: the site could show old content. */
const main = (): void => {
  if (isCacheUnfinished()) gatsby("clean");
  if (!gatsby("build", "--prefix-paths", ...process.argv.slice(2))) process.exitCode = 1;
};

main();
