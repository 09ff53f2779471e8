import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

/** A slow machine takes minutes for the first compilation. */
const LONGEST_START_MS = 300_000;
const LOOK_EVERY_MS = 500;

export interface DevelopServer {
  /** Without a slash at its end. */
  readonly address: string;
  /** All that it has printed. */
  log(): string;
  /** Ends it at once, in the midst of whatever it does. */
  kill(): Promise<void>;
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Runs `gatsby develop` in a folder; resolves when it answers. */
export const startDevelopServer = async (folder: string, port: number): Promise<DevelopServer> => {
  let log = "";
  const server = spawn("npx", ["gatsby", "develop", "--port", String(port), "--no-color"], {
    cwd: folder,
    // A group of its own: Gatsby's server is a child of what is started here.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const note = (text: Buffer) => {
    log += text.toString();
  };
  server.stdout.on("data", note);
  server.stderr.on("data", note);
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));

  const kill = async () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
    await ended;
  };
  const address = `http://localhost:${port}`;
  const endOfPatience = Date.now() + LONGEST_START_MS;
  while (!(await answers(address))) {
    if (server.exitCode !== null || Date.now() > endOfPatience) {
      await kill();
      throw new Error(`gatsby develop did not start.\n${log}`);
    }
    await pause(LOOK_EVERY_MS);
  }
  return { address, log: () => log, kill };
};
