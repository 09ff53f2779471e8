import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { spawnGroup } from "./spawnGroup";

/** A slow machine takes minutes for the first compilation. */
const LONGEST_START_MS = 600_000;
const LOOK_EVERY_MS = 500;

export interface DevelopServer {
  /** Without a slash at its end. */
  readonly address: string;
  /** All that it has printed. */
  log(): string;
  /** Ends it at once, in the middle of anything. */
  kill(): Promise<void>;
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Runs `gatsby develop` in a folder; resolves when it answers. */
export const startDevelopServer = async (folder: string, port: number): Promise<DevelopServer> => {
  const { program, log, ...group } = spawnGroup(
    folder,
    "env",
    // Without this, Gatsby's pages name pictures that do not exist yet.
    "GATSBY_ENABLE_LAZY_IMAGES_IN_CI=1",
    "npx",
    "gatsby",
    "develop",
    "--port",
    String(port),
    "--no-color",
  );
  const ended = once(program, "close");
  const kill = async () => {
    group.kill();
    await ended;
  };
  const address = `http://localhost:${port}`;
  const deadline = Date.now() + LONGEST_START_MS;
  while (!(await answers(address))) {
    if (program.exitCode !== null || Date.now() > deadline) {
      await kill();
      throw new Error(`gatsby develop did not start.\n${log()}`);
    }
    await pause(LOOK_EVERY_MS);
  }
  return { address, log, kill };
};
