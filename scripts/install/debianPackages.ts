import { spawnSync } from "node:child_process";

const succeeds = (command: string, ...parts: readonly string[]) =>
  spawnSync(command, parts, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

/** Debian and its relatives have much as packages, which only root may install; elsewhere nothing is done. */
export const installDebianPackages = (names: readonly string[]): void => {
  if (names.length === 0) return;
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  if (succeeds("apt-get", "update", "-qq"))
    succeeds("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...names);
};
