import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "./filesBelow";

/** A hash of parts, each of which ends where it does. */
export const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(createHash("sha256").update(part).digest());
  return hash.digest("hex");
};

/** The file's bytes after their hash, by which a damaged one is recognised. */
const readKept = (file: string): Buffer | undefined => {
  try {
    const kept = fs.readFileSync(file);
    const bytes = kept.subarray(64);
    return kept.toString("latin1", 0, 64) === hashOf(bytes) ? bytes : undefined;
  } catch {
    // Another run may have removed it just now.
    return undefined;
  }
};

/** Files from earlier runs in a folder, each by a hash of all that it is made of. Missing and damaged ones are made again. */
export const keptFiles = (folder: string) => {
  const used = new Set<string>();
  const find = (key: string): Buffer | undefined => {
    used.add(key);
    return readKept(path.join(folder, key));
  };
  const add = (key: string, made: Buffer): void => {
    try {
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(path.join(folder, key), Buffer.concat([Buffer.from(hashOf(made)), made]));
    } catch {
      // On a disk that is full or can't be written to, the next run makes it again.
    }
  };
  return {
    find,
    add,
    getOrMake: async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
      const kept = find(key);
      if (kept) return kept;
      const made = await make();
      add(key, made);
      return made;
    },
    /** Removes the files that nobody has asked for. */
    removeUnused: () => {
      for (const name of filesBelow(folder))
        if (!used.has(name)) fs.rmSync(path.join(folder, name), { force: true });
    },
  };
};
