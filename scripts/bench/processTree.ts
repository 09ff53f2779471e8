import { execFileSync } from "node:child_process";

export interface ProcessLine {
  pid: number;
  parent: number;
  /** Resident memory in KiB. */
  residentKib: number;
}

/** All processes of the system, as `ps` lists them on Linux and macOS alike. */
export const listProcesses = (): ProcessLine[] =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, residentKib = 0]) => ({ pid, parent, residentKib }));

/** The resident memory of a process and all that it has started, in KiB. */
export const treeMemoryKib = (root: number, processes: readonly ProcessLine[]): number => {
  const own = processes.find(({ pid }) => pid === root)?.residentKib ?? 0;
  return processes
    .filter(({ parent }) => parent === root)
    .reduce((sum, { pid }) => sum + treeMemoryKib(pid, processes), own);
};
