import { spawn } from "node:child_process";

/** Gatsby has made its nodes by then, and is about to ask and to write. */
const IN_THE_MIDST = "success createPages ";

/**
 * Builds the site in a folder. With `isStopped` the build is ended in the midst, as by a power cut.
 *
 * @throws {Error} when a build that is not stopped fails; its output is in the message.
 */
export const runBuild = (folder: string, { isStopped = false } = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    let log = "";
    const build = spawn("npx", ["gatsby", "build", "--prefix-paths", "--no-color"], {
      cwd: folder,
      // A group of its own, so that its workers end with it.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const note = (text: Buffer) => {
      log += text.toString();
      if (isStopped && log.includes(IN_THE_MIDST) && build.pid !== undefined)
        process.kill(-build.pid, "SIGKILL");
    };
    build.stdout.on("data", note);
    build.stderr.on("data", note);
    build.on("error", reject);
    build.on("close", (code) => {
      if (code === 0 || isStopped) resolve();
      else reject(new Error(`The build failed.\n${log}`));
    });
  });
