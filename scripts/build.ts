import { spawnSync } from "node:child_process";
import { isCacheUnfinished } from "../src/publish";

const gatsby = (...words: readonly string[]): boolean =>
  spawnSync("npx", ["gatsby", ...words], { stdio: "inherit" }).status === 0;

const NEXT = `
The site is in public/. npm run serve shows it at http://localhost:9000, and docs/guide/online.md says how to publish it.`;

/** `npm run build`. Begins without a cache after a stopped build or the development server: the site could show old content. */
const main = (): void => {
  if (isCacheUnfinished()) gatsby("clean");
  if (gatsby("build", "--prefix-paths", ...process.argv.slice(2))) console.log(NEXT);
  else process.exitCode = 1;
};

main();
