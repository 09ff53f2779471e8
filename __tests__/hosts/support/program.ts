import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { RunningServer } from "../../../scripts/server/listen";

const LOOK_EVERY_MS = 20;

/** A port that nobody listens at. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  return address.port;
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () =>
      resolve(false),
    );
    socket.on("connect", () => socket.destroy());
  });

/**
 * Starts a server and waits until it listens.
 *
 * @throws {Error} with all that it has said, when it ends before.
 */
export const startProgram = async (
  port: number,
  command: string,
  parts: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> => {
  const program = spawn(command, parts, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const output of [program.stdout, program.stderr])
    output.on("data", (text: Buffer) => {
      said += text.toString();
    });
  let error: Error | undefined;
  program.on("error", (reason) => {
    error = reason;
  });
  const ended = new Promise<void>((resolve) => program.once("close", () => resolve()));
  while (!(await isListening(port))) {
    if (error ?? program.exitCode !== null)
      throw new Error(`${command} has ended: ${error ?? said}`);
    await wait(LOOK_EVERY_MS);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      program.kill();
      return ended;
    },
  };
};
