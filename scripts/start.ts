import { spawnSync } from "node:child_process";
import { createServer } from "node:net";

const DEFAULT_PORT = "9000";

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

const run = (program: string, ...words: readonly string[]): boolean =>
  spawnSync(program, words, { stdio: "inherit" }).status === 0;

/** `npm start`: builds the site and serves it at the port that `PORT` names. Default: 9000. */
const main = async (): Promise<void> => {
  const port = process.env.PORT || DEFAULT_PORT;
  // Before the build, which takes minutes.
  if (!(await isFree(Number(port)))) {
    console.error(`Port ${port} is in use. Choose another one: PORT=9001 npm start`);
    process.exitCode = 1;
    return;
  }
  const isServed =
    run("npm", "run", "build") && run("npx", "gatsby", "serve", "--prefix-paths", "--port", port);
  if (!isServed) process.exitCode = 1;
};

void main();
