import { cp, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { PICTURES_FOLDER } from "../../src/build/paths";

/** What a build writes, and what it can do without. */
const LEFT_OUT = new Set([
  ".cache",
  ".checked-content",
  ".git",
  "node_modules",
  "public",
  "test-results",
]);

export interface CopyOptions {
  /** Whether the pictures that were made for earlier builds come along. Default: a build in the copy makes its own. */
  withPictures?: boolean;
}

export interface ProjectCopy {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Copies the project, without what builds have left behind, to where it may be built and changed at will: whatever
 * happens there, the project's own caches and content are safe. The packages are shared.
 */
export const copyProject = async ({
  withPictures = false,
}: CopyOptions = {}): Promise<ProjectCopy> => {
  const folder = await mkdtemp(join(tmpdir(), "project-copy-"));
  for (const name of await readdir(".")) {
    const isWanted = name === PICTURES_FOLDER ? withPictures : !LEFT_OUT.has(name);
    if (isWanted) await cp(name, join(folder, name), { recursive: true });
  }
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};
