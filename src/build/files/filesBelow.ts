import fs from "node:fs";
import path from "node:path";

/**
 * All files in a folder and below, as paths inside it with slashes. Links are followed, which `recursive` would not do, but
 * not back up. What can't be looked at, or is gone when its turn comes, is left out.
 */
export const filesBelow = (folder: string): string[] => walk(folder, []);

function walk(folder: string, above: readonly string[]): string[] {
  try {
    const real = fs.realpathSync(folder);
    if (above.includes(real)) return [];
    return fs.readdirSync(folder).flatMap((name) => {
      const inside = path.join(folder, name);
      if (isFile(inside)) return [name];
      return walk(inside, [...above, real]).map((file) => `${name}/${file}`);
    });
  } catch {
    return [];
  }
}

function isFile(place: string): boolean {
  try {
    return fs.statSync(place).isFile();
  } catch {
    return false;
  }
}
