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
  if (!fs.existsSync(file)) return undefined;
  const kept = fs.readFileSync(file);
  const bytes = kept.subarray(64);
  return kept.toString("latin1", 0, 64) === hashOf(bytes) ? bytes : undefined;
};

/** Files from earlier builds in a folder, each by a hash of all that it is made of. Missing and damaged ones are made again. */
export const keptFiles = (folder: string) => {
  const used = new Set<string>();
  return {
    getOrMake: async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
      used.add(key);
      const file = path.join(folder, key);
      const kept = readKept(file);
      if (kept) return kept;
      const made = await make();
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(file, Buffer.concat([Buffer.from(hashOf(made)), made]));
      return made;
    },
    /** Removes the files that nobody has asked for. */
    removeUnused: () => {
      for (const name of filesBelow(folder))
        if (!used.has(name)) fs.rmSync(path.join(folder, name), { force: true });
    },
  };
};
