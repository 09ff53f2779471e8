import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { spawnGroup } from "./spawnGroup";

/** A slow machine takes minutes for the first compilation of `gatsby develop`. */
const LONGEST_START_MS = 600_000;
const POLL_MS = 200;

export interface Server {
  /** Without a slash at its end. */
  readonly address: string;
  /** All that it has printed. */
  log(): string;
  /** Ends it at once, in the middle of anything. */
  kill(): Promise<void>;
}

/** Runs a server in a folder; resolves when its first page is there. */
export const startServer = async (
  folder: string,
  port: number,
  ...[command, ...parts]: readonly [command: string, ...parts: string[]]
): Promise<Server> => {
  const { program, log, ...group } = spawnGroup(folder, command, ...parts);
  const ended = once(program, "close");
  const kill = async () => {
    group.kill();
    await ended;
  };
  const address = `http://localhost:${port}`;
  const deadline = Date.now() + LONGEST_START_MS;
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (program.exitCode !== null || Date.now() > deadline) {
      await kill();
      throw new Error(`${command} ${parts.join(" ")} did not start.\n${log()}`);
    }
    await pause(POLL_MS);
  }
  return { address, log, kill };
};

export const serveSite = (folder: string, port: number): Promise<Server> =>
  startServer(folder, port, "npx", "gatsby", "serve", "--port", String(port));
