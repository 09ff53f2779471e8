import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { nextFreePort, SERVE_PORT } from "../../scripts/server/port";

const LOADER = pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href;

let folder: string;
let server: ChildProcess | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "served-"));
  mkdirSync(join(folder, "public"));
  for (const name of ["index.html", "404.html"]) writeFileSync(join(folder, "public", name), name);
});
afterEach(async () => {
  const ended = new Promise((resolve) => server?.once("close", resolve));
  if (server?.kill()) await ended;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** `npm run serve`, with this in its environment; resolves with the port once it says where the site is. */
const serve = async (environment: Readonly<Record<string, string>>): Promise<number> => {
  const port = await nextFreePort(SERVE_PORT + 200);
  const running = spawn(process.execPath, ["--import", LOADER, resolve("scripts/serve.ts")], {
    cwd: folder,
    env: { ...process.env, ...environment, PORT: String(port) },
  });
  server = running;
  await new Promise<void>((ready, reject) => {
    let said = "";
    const listen = (text: Buffer) => {
      said += text.toString();
      if (said.includes("The built site is at")) ready();
    };
    running.stdout.on("data", listen);
    running.stderr.on("data", listen);
    running.once("close", () => reject(new Error(said)));
  });
  return port;
};

const isReached = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host, () => {
      resolve(true);
      socket.destroy();
    });
    socket.on("error", () => resolve(false));
  });

/** Under which others on the network know this machine. */
const othersAddresses = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ family, internal }) => family === "IPv4" && !internal)
  .map(({ address }) => address);

test("only this machine reaches the site", async () => {
  const port = await serve({ HOST: "" });
  expect(await isReached("localhost", port)).toBe(true);
  for (const address of othersAddresses) {
    expect([address, await isReached(address, port)]).toEqual([address, false]);
  }
});

test("others do where the environment says so", async () => {
  const port = await serve({ HOST: "0.0.0.0" });
  for (const address of ["127.0.0.1", ...othersAddresses]) {
    expect([address, await isReached(address, port)]).toEqual([address, true]);
  }
});
