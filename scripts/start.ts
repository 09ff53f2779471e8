import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createServer } from "node:net";
import { BUILT_FOLDER, pathPrefix } from "../src/content/files";

const DEFAULT_PORT = "9000";

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

const run = (program: string, ...words: readonly string[]): boolean =>
  spawnSync(program, words, { stdio: "inherit" }).status === 0;

const HOUR_MS = 3_600_000;

/** Whether there is a built site; reports how old it is. */
const findBuild = (): boolean => {
  const page = fs.statSync(`${BUILT_FOLDER}/index.html`, { throwIfNoEntry: false });
  const hours = page && ((Date.now() - page.mtimeMs) / HOUR_MS).toFixed(1);
  if (hours) console.log(`This build is ${hours} hours old. npm start makes a new one.`);
  else console.error(`There is no site in ${BUILT_FOLDER}/. npm start builds it.`);
  return hours !== undefined;
};

/** `npm start` builds the site and serves it; `npm run serve` serves the one that is there. Both at `PORT`, or else 9000. */
const main = async (): Promise<void> => {
  const port = process.env.PORT || DEFAULT_PORT;
  // Before the build, which takes minutes.
  if (!(await isFree(Number(port)))) {
    console.error(`Port ${port} is in use. Choose another one: PORT=9001 npm start`);
    process.exitCode = 1;
    return;
  }
  const isBuilt = process.argv.includes("--built") ? findBuild() : run("npm", "run", "build");
  if (isBuilt && pathPrefix())
    console.log(
      `With the path of siteUrl, the site will be at http://localhost:${port}${pathPrefix()}/`,
    );
  const isServed = isBuilt && run("npx", "gatsby", "serve", "--prefix-paths", "--port", port);
  if (!isServed) process.exitCode = 1;
};

void main();
