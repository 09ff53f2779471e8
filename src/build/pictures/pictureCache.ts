import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";

/** Files kept from one build for the next, by names that change with their content. */
export interface PictureCache {
  has(name: string): boolean;
  /** The file of this name, made now if it isn't there. */
  file(name: string, make: () => Promise<Buffer>): Promise<string>;
  /** Removes every file that nobody has asked for. */
  prune(): Promise<void>;
}

/** Opens the cache in a folder of its own, which is made if there is none. */
export const openPictureCache = async (folder: string): Promise<PictureCache> => {
  await fs.mkdir(folder, { recursive: true });
  const kept = new Set(await fs.readdir(folder));
  const used = new Set<string>();
  return {
    has: (name) => kept.has(name),
    async file(name, make) {
      const file = path.join(folder, name);
      used.add(name);
      if (kept.has(name)) return file;
      // In one step, so that a build that is stopped leaves no half of a picture to the next.
      const unfinished = path.join(folder, `unfinished-${randomUUID()}`);
      await fs.writeFile(unfinished, await make());
      await fs.rename(unfinished, file);
      kept.add(name);
      return file;
    },
    async prune() {
      const unused = (await fs.readdir(folder)).filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => fs.rm(path.join(folder, name), { recursive: true })));
    },
  };
};
