import { cp, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { BUILT_FOLDER, CHECKED_FOLDER } from "../../../src/content/files";

/** Folders that a build writes or does not need. */
const LEFT_OUT = [".cache", CHECKED_FOLDER, ".git", "node_modules", BUILT_FOLDER, "test-results"];

export interface CopyOptions {
  /** Whether to copy the last build and its content, too. Default: false. */
  withBuiltSite?: boolean;
}

export interface ProjectCopy {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Copies the project without its build files to a folder where tests may build and change it. The project's own caches and
 * content stay safe. The packages are shared.
 */
export const copyProject = async ({
  withBuiltSite = false,
}: CopyOptions = {}): Promise<ProjectCopy> => {
  const folder = await mkdtemp(join(tmpdir(), "project-copy-"));
  const leftOut = new Set(LEFT_OUT);
  if (withBuiltSite) for (const name of [BUILT_FOLDER, CHECKED_FOLDER]) leftOut.delete(name);
  for (const name of await readdir(".")) {
    if (!leftOut.has(name)) await cp(name, join(folder, name), { recursive: true });
  }
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  // A test may rename its folder.
  const copy = { folder, remove: () => rm(copy.folder, { recursive: true, force: true }) };
  return copy;
};
