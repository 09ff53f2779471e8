import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { precompress } from "../../src/build/precompress/precompress";
import { withoutScripts } from "./withoutScripts";

/** Copies the built site and takes every script out of its first page; says where, and how to remove it. */
export const makeLimitSite = async (
  folder: string,
): Promise<{ folder: string; remove(): Promise<void> }> => {
  const copy = await mkdtemp(join(tmpdir(), "bench-limit-"));
  await cp(folder, copy, { recursive: true });
  const page = join(copy, "index.html");
  await writeFile(page, withoutScripts(await readFile(page, "utf8")));
  await precompress(copy);
  return { folder: copy, remove: () => rm(copy, { recursive: true }) };
};
