import { spawnSync } from "node:child_process";
import { findProgram } from "../src/build/browser/findProgram";
import { HOST_PROGRAMS } from "./hosts/programs";

const succeeds = (command: string, args: readonly string[]) =>
  spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

/** Debian and its relatives have them as packages, which only root may install. */
const installDebians = () =>
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  succeeds("apt-get", ["update", "-qq"]) &&
  succeeds("apt-get", [
    "install",
    "-y",
    "-qq",
    "--no-install-recommends",
    ...HOST_PROGRAMS.flatMap(({ packages }) => packages),
  ]);

const missing = () => HOST_PROGRAMS.filter(({ program }) => findProgram(program) === undefined);

if (missing().length > 0) installDebians();

for (const { title } of missing()) {
  console.warn(
    `${title} is not on this machine, so nobody asks what it answers. The others are asked.`,
  );
}
