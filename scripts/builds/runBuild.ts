import { spawnGroup } from "../copy/spawnGroup";

/** Gatsby has made its nodes by then, and is about to ask and to write. */
const IN_THE_MIDST = "success createPages ";

/**
 * Builds the site in a folder. With `isStopped` the build is ended in the midst, as by a power cut.
 *
 * @throws {Error} when a build that is not stopped fails; its output is in the message.
 */
export const runBuild = (folder: string, { isStopped = false } = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const { program, log, kill } = spawnGroup(
      folder,
      "npx",
      "gatsby",
      "build",
      "--prefix-paths",
      "--no-color",
    );
    program.stdout.on("data", () => {
      if (isStopped && log().includes(IN_THE_MIDST)) kill();
    });
    program.on("error", reject);
    program.on("close", (code) => {
      if (code === 0 && isStopped) reject(new Error("The build ended before it was stopped."));
      else if (code === 0 || isStopped) resolve();
      else reject(new Error(`The build failed.\n${log()}`));
    });
  });
