/** @jest-environment node */
import { spawn } from "node:child_process";
import fs from "node:fs";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { pathPrefix } from "../../src/build/pathPrefix";
import { BUILT_FOLDER } from "../../src/build/paths";

const START_MS = 60_000;
const NAME = "added-while-served.txt";

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

const statusOf = (address: string): Promise<number> =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  );

test(
  "a running server answers files that a later build writes",
  async () => {
    const port = await freePort();
    const args = ["node_modules/.bin/gatsby", "serve", "--prefix-paths", "--port", String(port)];
    const server = spawn(process.execPath, args, { stdio: "ignore" });
    try {
      const home = `http://localhost:${port}${pathPrefix()}/`;
      while ((await statusOf(home)) !== 200) await pause(200);
      expect(await statusOf(home + NAME)).toBe(404);
      fs.writeFileSync(`${BUILT_FOLDER}/${NAME}`, "New.");
      expect(await statusOf(home + NAME)).toBe(200);
    } finally {
      server.kill();
      fs.rmSync(`${BUILT_FOLDER}/${NAME}`, { force: true });
    }
  },
  START_MS,
);
