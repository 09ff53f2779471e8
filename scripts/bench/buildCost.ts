import { spawn } from "node:child_process";
import { listProcesses, treeMemoryKib } from "./processTree";
import { say } from "./say";

/** How often the memory is looked at; a shorter peak is missed. */
const LOOK_EVERY_MS = 250;

const KIBIBYTE = 1024;

export interface BuildCost {
  seconds: number;
  /** The most that Gatsby and its workers held at one time; what they share is counted for each. */
  peakMegabytes: number;
}

/** Builds the site in a folder and says what it took. */
export const buildCost = (folder: string): Promise<BuildCost> =>
  new Promise((resolve, reject) => {
    say("Building");
    const start = performance.now();
    let peakKib = 0;
    let output = "";
    const build = spawn("npx", ["gatsby", "build", "--prefix-paths", "--no-color"], {
      cwd: folder,
    });
    const note = (text: Buffer) => {
      output += text.toString();
    };
    build.stdout.on("data", note);
    build.stderr.on("data", note);
    const timer = setInterval(() => {
      if (build.pid !== undefined)
        peakKib = Math.max(peakKib, treeMemoryKib(build.pid, listProcesses()));
    }, LOOK_EVERY_MS);
    build.on("error", reject);
    build.on("close", (code) => {
      clearInterval(timer);
      if (code === 0) {
        resolve({
          seconds: (performance.now() - start) / 1000,
          peakMegabytes: (peakKib * KIBIBYTE) / 1e6,
        });
      } else reject(new Error(`The build failed.\n${output}`));
    });
  });
