import { spawn } from "node:child_process";
import { once } from "node:events";

const SERVER = "Xvfb";

/** Large enough for every viewport that is tried, with the bars of a browser's window. */
const SIZE = "1680x1200x24";

export interface Screen {
  /** What programs find it by. */
  readonly display: string;
  close(): Promise<void>;
}

/** A screen that nobody sees, for browsers that need one. */
export const startScreen = async (): Promise<Screen> => {
  const program = spawn(
    SERVER,
    ["-displayfd", "1", "-screen", "0", SIZE, "-nolisten", "tcp", "-noreset"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  // It tells its number when it is ready.
  const [number] = await once(program.stdout, "data");
  return {
    display: `:${String(number).trim()}`,
    async close() {
      const closed = once(program, "close");
      program.kill();
      await closed;
    },
  };
};
