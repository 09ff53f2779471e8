import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable } from "node:stream";

export interface Group {
  readonly program: ChildProcessByStdio<null, Readable, Readable>;
  /** All that it has printed. */
  log(): string;
  /** Ends it at once, with all that it has started. */
  kill(): void;
}

/** Runs a program that starts others, such as Gatsby; they end with this one at the latest, however it ends. */
export const spawnGroup = (folder: string, command: string, ...parts: string[]): Group => {
  let log = "";
  const program = spawn(command, parts, {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const output of [program.stdout, program.stderr])
    output.on("data", (text: Buffer) => {
      log += text.toString();
    });
  let hasEnded = false;
  const kill = () => {
    if (!hasEnded && program.pid !== undefined) process.kill(-program.pid, "SIGKILL");
    hasEnded = true;
  };
  const stop = () => process.exit(1);
  process.once("exit", kill).once("SIGINT", stop).once("SIGTERM", stop);
  program.once("close", () => {
    hasEnded = true;
    process.off("exit", kill).off("SIGINT", stop).off("SIGTERM", stop);
  });
  return { program, log: () => log, kill };
};
